/**
 * Reduces an answer to the part that two answers must share, whenever each was made. Next cuts its
 * data for the router into rows anew each time, in the order in which they are ready, and numbers
 * them: of those, the strings are left, each once and in the order of the alphabet.
 */
export function comparableBody(contentType: string | undefined, body: string): string {
  if (/^text\/html\b/.test(contentType ?? "")) {
    // The data for the router stands in scripts at the end; it is asked for by itself too.
    return body.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  }
  const said = body.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return [...new Set(said.filter((text) => !IS_REFERENCE.test(text)))].toSorted().join("\n");
}

/** Pattern of a row's reference to another one. */
const IS_REFERENCE = /^"\$/;
