const LONGEST = 11;

/**
 * Writes a company's name as a telephone can show it as a sender: at most 11 letters, digits and
 * spaces without accents (3GPP 23.040), whole words while they fit.
 */
export function smsSenderName(companyName: string): string {
  const words = companyName
    .normalize("NFD")
    .replaceAll(/\p{M}|[’']/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const fitting = words.reduce((name, word) => {
    const longer = name ? `${name} ${word}` : word;
    return longer.length <= LONGEST ? longer : name;
  }, "");
  return fitting || (words[0] ?? "").slice(0, LONGEST);
}
