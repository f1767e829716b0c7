/**
 * Reads the style of a font from its file's name, as its weight is read (§9):
 * `Raleway-BoldItalic.woff2` is italic, and so is an oblique one. A family name that begins so
 * (`Italiana`) does not count.
 */
export function fontStyleFromFileName(fileName: string): "normal" | "italic" {
  const name = fileName.split("/").at(-1) ?? "";
  return /(?:italic|oblique)(?![a-z])/i.test(name) ? "italic" : "normal";
}
