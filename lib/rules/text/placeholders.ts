/**
 * Puts the company's values into a text (§3): `{{COMPANY_NAME}}` becomes the value, escaped for
 * HTML. A placeholder without a value, or an unknown one, leaves nothing, not even the space before
 * it.
 * @returns the text, and the names that have no value
 */
export function fillPlaceholders(
  text: string,
  values: Record<string, string | null>,
): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const filled = text.replace(
    /([ \u00A0\u202F]?)\{\{\s*(\w+)\s*\}\}/g,
    (_whole, space: string, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : null;
      if (value) return space + escapeHtml(value);
      missing.add(name);
      return "";
    },
  );
  return { text: filled, missing: [...missing] };
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
