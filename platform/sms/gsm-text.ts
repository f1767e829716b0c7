/** Characters of GSM 03.38, the alphabet in which 160 fit into one text message. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Characters of its extension, which count twice. */
const EXTENSION = new Set("^{}\\[~]|€");

const PLAIN: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  œ: "oe",
  Œ: "OE",
  ł: "l",
  Ł: "L",
  "\u00a0": " ",
  "\u202f": " ",
};

/**
 * Writes a text in the letters of GSM 03.38 where they have an equivalent: one other character
 * would cut the length of every message of it to 70.
 */
export const gsmText = (text: string): string =>
  Array.from(text, (character) => {
    if (isGsm(character)) return character;
    const plain = PLAIN[character] ?? character.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return Array.from(plain).every(isGsm) ? plain : character;
  }).join("");

/** Counts a text's share of a message's 160 characters; undefined when it is not GSM 03.38. */
export function gsmLength(text: string): number | undefined {
  const characters = Array.from(text);
  if (!characters.every(isGsm)) return undefined;
  return characters.reduce((sum, character) => sum + (EXTENSION.has(character) ? 2 : 1), 0);
}

const isGsm = (character: string) => BASIC.has(character) || EXTENSION.has(character);
