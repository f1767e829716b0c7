/**
 * What two answers must have in common, whenever each was made. What Next sends to its router it cuts into
 * rows anew each time, in the order in which they are ready, and numbers them: of those, what they say is
 * left, each once and in the order of the alphabet.
 */
export function comparableBody(contentType: string | undefined, body: string): string {
  if (/^text\/html\b/.test(contentType ?? "")) {
    // The data for the router stands in scripts at the end; it is asked for by itself too.
    return body.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  }
  const said = body.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return [...new Set(said.filter((text) => !IS_REFERENCE.test(text)))].toSorted().join("\n");
}

/** How a row names another one. */
const IS_REFERENCE = /^"\$/;
