/** Resolves to `value` after some milliseconds. */
export const after = (milliseconds, value) => new Promise(resolve => setTimeout(resolve, milliseconds, value));

/** The promise's result; rejects if there is none in time. */
export function within(milliseconds, promise) {
  const late = after(milliseconds).then(() => Promise.reject(new Error(`no answer in ${milliseconds} ms`)));
  return Promise.race([promise, late]);
}
