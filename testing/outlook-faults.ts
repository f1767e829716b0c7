/** Elements on which Word, and so Outlook for Windows, applies a property; none for others. */
const HONOURED: Record<string, RegExp> = {
  "background-color": /^(body|table|tr|td|th|p|h\d|span|a)$/,
  border: /^(table|td|th)$/,
  "border-bottom": /^(table|td|th)$/,
  "border-collapse": /^table$/,
  "border-left": /^(table|td|th)$/,
  "border-top": /^(table|td|th)$/,
  color: /./,
  font: /./,
  "font-family": /./,
  "font-size": /./,
  "font-weight": /./,
  "letter-spacing": /./,
  "line-height": /./,
  margin: /^(body|p|h\d|ul|ol|li)$/,
  padding: /^(td|th)$/,
  "padding-right": /^(td|th)$/,
  "text-align": /^(td|th|p|h\d)$/,
  "text-decoration": /./,
  "vertical-align": /^(td|th)$/,
};

/** Pattern of the start of a table that Word alone sees, of a width in pixels. */
const WIDE_FOR_WORD = /<table[^>]* width="\d+"[^>]*><tr><td><!\[endif\]-->\s*$/;

/** Properties whose loss is only less pretty. */
const HARMLESS = new Set(["border-radius"]);

/**
 * Lists the parts of a mail's HTML that Outlook for Windows would draw otherwise than written.
 * Word's own instructions count: a table within `[if mso]` for a widest width, `mso-padding-alt`
 * for the room of a link in a cell.
 */
export function outlookFaults(html: string): string[] {
  const faults: string[] = [];
  let before = "";
  for (const match of html.matchAll(/<([a-z]\w*)\b([^>]*)>/gi)) {
    const [tag, name = "", attributes = ""] = match;
    const isWideForWord = WIDE_FOR_WORD.test(html.slice(0, match.index));
    const isButton = html.startsWith(`${tag}<tr><td align="center" bgcolor=`, match.index);
    const styles = (/ style="([^"]*)"/.exec(attributes)?.[1] ?? "").split(";").filter(Boolean);
    for (const style of styles) {
      const [property = ""] = style.split(":");
      const isForWord = property.startsWith("mso-") || HARMLESS.has(property);
      const isReplaced =
        (property === "max-width" && isWideForWord) ||
        (/^(padding|display)$/.test(property) &&
          before.includes("mso-padding-alt") &&
          attributes.includes("mso-padding-alt:0"));
      if (!isForWord && !isReplaced && !HONOURED[property]?.test(name))
        faults.push(`${style} on ${name}`);
    }
    if (name === "table" && !/ width="/.test(attributes) && !isButton)
      faults.push("a table without a width");
    if (/background-color/.test(attributes) && !/ bgcolor="/.test(attributes))
      faults.push(`a ground of ${name} by its style alone`);
    before = tag;
  }
  return faults;
}
