/**
 * `fetch` for the page's own files. Rejects if the answer is an error, or HTML, as of a network that asks for a login. A browser may
 * have cached such an answer for a year, so a second request goes past its cache.
 */
export async function fetchFile(address, init, fetch = globalThis.fetch) {
  let response = await fetch(address, init);
  if (!isFile(response)) response = await fetch(address, { ...init, cache: "reload" });
  if (!isFile(response)) throw new Error(`${response.url}: ${response.status} ${contentType(response)}`);
  return response;
}

/** Bytes of a file, for which the page waits. Of a synchronous request, browsers give it texts only: here, one character a byte. */
export function fetchFileNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, character => character.charCodeAt(0));
}

function isFile(response) {
  return response.ok && !contentType(response).startsWith("text/html");
}

function contentType(response) {
  return response.headers.get("Content-Type") ?? "";
}
