import type { BrowserContext } from "@playwright/test";

/**
 * Has the browser translate every page as it comes and as it changes, as Chrome does: each text is
 * replaced by a new one in two `font` elements, and the page is told nothing. The words stay as
 * they are, so that a test reads the page's present words, and its former ones.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT = "script, style, noscript, textarea, code, font, [translate=no], .notranslate";
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translate = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) texts.push(node as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) wrap(text);
    };
    const begin = () => {
      document.documentElement.classList.add("translated-ltr");
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === "characterData") translate(target);
          for (const node of addedNodes) translate(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    addEventListener("load", () => setTimeout(begin, 300));
  });
}
