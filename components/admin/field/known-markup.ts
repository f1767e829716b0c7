/** Elements that the editor of texts writes, with their allowed attributes. */
const KNOWN: Record<string, readonly string[]> = {
  p: [],
  h3: [],
  h4: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  ul: [],
  ol: ["start", "type"],
  li: [],
  a: ["href", "target", "rel"],
  blockquote: [],
  br: [],
};

/** Tells whether the editor keeps all of a text's HTML, or would lose a table or a picture. */
export const isKnownMarkup = (html: string): boolean =>
  [...html.matchAll(/<([a-z][a-z\d-]*)([^>]*)>/gi)].every(([, tag = "", rest = ""]) => {
    const attributes = KNOWN[tag.toLowerCase()];
    const found = rest.matchAll(/([a-z][\w-]*)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi);
    return (
      attributes !== undefined &&
      [...found].every(([, name = ""]) => attributes.includes(name.toLowerCase()))
    );
  });
