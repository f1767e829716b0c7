/** Returns the words of HTML without elements; undefined where it has some. */
export function plainWords(html: string): string | undefined {
  if (/<[a-z!/]/i.test(html)) return undefined;
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  return documentElement.textContent ?? "";
}

/** Returns words as HTML. */
export const htmlOfWords = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const BLOCKS = /<(?:p|h[1-6]|ul|ol|li|blockquote|div|section|table|figure|dl)[\s>]/i;

/** Tells whether HTML holds no more than words, their marks and their links. */
export const isInlineHtml = (html: string): boolean => !BLOCKS.test(html);

export const inParagraph = (html: string): string => `<p>${html}</p>`;

export const outOfParagraph = (html: string): string =>
  html
    .replace(/^<p>/, "")
    .replace(/<\/p>$/, "")
    .replace(/<\/p>\s*<p>/g, "<br>");
