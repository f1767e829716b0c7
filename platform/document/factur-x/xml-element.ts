/** Element of XML: its name, its content in order, and its attributes; undefined is left out. */
export type XmlElement = [
  name: string,
  content: string | (XmlElement | undefined)[],
  attributes?: Record<string, string>,
];

/** Characters that XML 1.0 cannot hold: they are left out. */
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

export function xmlOf([name, content, attributes = {}]: XmlElement): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
  const inner =
    typeof content === "string"
      ? escaped(content)
      : content.map((element) => (element ? xmlOf(element) : "")).join("");
  return `<${name}${written}>${inner}</${name}>`;
}
