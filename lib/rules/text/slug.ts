/** Turns a name into a part of an address (§5): lower case, no accents, hyphens for the rest. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæ]/g, (letter) => (letter === "œ" ? "oe" : "ae"))
    .replace(/[^a-z0-9]+/g, "-");
