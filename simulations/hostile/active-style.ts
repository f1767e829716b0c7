import postcss from "postcss";
import { scopedCss } from "@/lib/layout/scoped-css";

const SCOPE = ".page-1";

/** Lists what is active in a page's own style sheet, as it is served. @param scoped the cleaner */
export function activeStyle(css: string, scoped = scopedCss): string[] {
  const served = scoped(css, SCOPE);
  const found: string[] = [];
  if (/<|\\|@import|@charset|@namespace|@font-face/i.test(served)) found.push(served.slice(0, 120));
  postcss.parse(served).walk((node) => {
    if (node.type === "decl") {
      const asks = /(?:url|image-set|src)\((?!\s*['"]?\/media\/)|expression\(|javascript:/i;
      const isBinding = /^(?:behavior|-moz-binding)$/i.test(node.prop);
      if (asks.test(node.value) || isBinding || /fixed/i.test(node.value)) found.push(String(node));
    }
    const isFrame =
      node.parent?.type === "atrule" &&
      "name" in node.parent &&
      /keyframes/.test(String(node.parent.name));
    if (node.type === "rule" && !isFrame && node.selectors.some((one) => !one.startsWith(SCOPE))) {
      found.push(node.selector);
    }
  });
  return found;
}
