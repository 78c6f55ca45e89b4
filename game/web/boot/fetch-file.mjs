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

function isFile(response) {
  return response.ok && !contentType(response).startsWith("text/html");
}

function contentType(response) {
  return response.headers.get("Content-Type") ?? "";
}
