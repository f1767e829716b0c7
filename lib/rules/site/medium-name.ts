const LONGEST = 120;

/** Returns a file's name for the library: without folders, ending and hidden signs. */
export function mediumName(fileName: string): string {
  const [last = ""] = fileName.split(/[/\\]/).slice(-1);
  const name = last
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[\s_]+/g, " ")
    .trim();
  return [...name].slice(0, LONGEST).join("");
}
