import type { ParsedCssRule } from "grapesjs";
import postcss, { type AtRule } from "postcss";

/**
 * Reads CSS for the editor. The browser's own reading, which the editor uses otherwise, loses values
 * that name a variable of the site.
 */
export function parsedCss(css: string): ParsedCssRule[] {
  const rules: ParsedCssRule[] = [];
  try {
    postcss.parse(css).walkRules((rule) => {
      const style: Record<string, string> = {};
      rule.walkDecls(({ prop, value, important }) => {
        style[prop] = important ? `${value} !important` : value;
      });
      const around = rule.parent?.type === "atrule" ? (rule.parent as AtRule) : undefined;
      rules.push({
        selectors: rule.selector,
        style,
        ...(around && { atRule: around.name, params: around.params }),
      });
    });
  } catch {
    // The server refuses CSS that cannot be read, and says so at its field.
  }
  return rules;
}
