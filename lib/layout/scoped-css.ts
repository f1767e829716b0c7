import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

const AT_RULES = new Set(["media", "supports", "container", "keyframes"]);

/** Addresses that a page's CSS may load from: pictures of the site itself. */
const OWN_URL = /url\(\s*(['"]?)\/media\/[\w./-]+\1\s*\)/gi;
const REFUSED_VALUE = /url\(|image-set\(|expression\(|javascript:|@import|<|\\/i;
const REFUSED_PROPERTY = /^(behavior|-moz-binding|-ms-behavior)$/i;

/**
 * Removes from CSS what may not leave the page, as `scopedCss` does: no import, no address elsewhere,
 * no escape, nothing that covers the window.
 * @returns undefined for CSS that cannot be read
 */
export function harmlessCss(css: string): string | undefined {
  try {
    const root = postcss.parse(css);
    dropHarmful(root);
    return root.toString();
  } catch {
    return undefined;
  }
}

function dropHarmful(root: postcss.Root): void {
  root.walkAtRules((rule) => {
    if (!AT_RULES.has(rule.name.toLowerCase()) || REFUSED_VALUE.test(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!isHarmless(declaration)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (/[<\\]/.test(rule.selector)) rule.remove();
  });
}

/**
 * Limits CSS of the page builder to the elements under `scope` and to rules that cannot leave the
 * page: no import, no address elsewhere, no escape, nothing that covers the window. Unreadable CSS
 * is dropped whole.
 * @param scope a selector, for example `.page-12`
 */
export function scopedCss(css: string, scope: string): string {
  let root: ReturnType<typeof postcss.parse>;
  try {
    root = postcss.parse(css);
  } catch {
    return "";
  }
  root.walkComments((comment) => {
    comment.remove();
  });
  dropHarmful(root);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const scoped = scopedSelector(rule.selector, scope);
    if (scoped) rule.selector = scoped;
    else rule.remove();
  });
  return root.toString();
}

function isHarmless({ prop, value }: Declaration): boolean {
  if (REFUSED_PROPERTY.test(prop)) return false;
  if (/^position$/i.test(prop) && /fixed/i.test(value)) return false;
  return !REFUSED_VALUE.test(value.replace(OWN_URL, ""));
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === "atrule" && /keyframes$/i.test((rule.parent as AtRule).name);

/** Turns `.a, body .b` into `.scope .a, .scope .b`; undefined when it cannot be read. */
function scopedSelector(selector: string, scope: string): string | undefined {
  if (/[<\\]/.test(selector)) return undefined;
  try {
    return selectorParser((selectors) => {
      for (const complex of selectors.nodes) {
        complex.walk((node) => {
          const isRoot =
            (node.type === "tag" && /^(html|body)$/i.test(node.value)) ||
            (node.type === "pseudo" && /^:(root|host)$/i.test(node.value));
          if (isRoot) node.remove();
        });
        const first = complex.first;
        if (first?.type === "combinator") first.remove();
        complex.prepend(selectorParser.combinator({ value: complex.length > 0 ? " " : "" }));
        complex.prepend(selectorParser.tag({ value: scope }));
      }
    }).processSync(selector, { lossless: false });
  } catch {
    return undefined;
  }
}
