import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Looks of the canvas itself, beside those of the site. */
const OWN_LOOK = `
body { min-height: 100vh; }
.site-block-card { display: grid; gap: 0.25rem; margin: 0.5rem; padding: 2rem 1.5rem; border: 1px dashed currentColor; border-radius: 6px; text-align: center; }
.site-block-card span { opacity: 0.75; }
[data-gjs-type="wrapper"] > :first-child:last-child:empty { min-height: 4rem; }
.gjs-selected { outline: 3px solid #2f6fde !important; outline-offset: -3px; }
.gjs-hovered { outline: 1px dashed #2f6fde; outline-offset: -1px; }
`;

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Takes style elements out of the HTML of a page. */
export const withoutStyles = (html: string): string => html.replace(STYLES, "");

/** Style sheets, theme and language of the site, as its pages have them. */
export interface SiteLook {
  html: Record<string, string>;
  links: string[];
  styles: string[];
}

/** Reads the look of the site's pages in a language. */
export async function readSiteLook(locale: Locale): Promise<SiteLook> {
  const source = await (await fetch(localisedPath("/", locale))).text();
  const [head = ""] = source.split("</head>", 1);
  // Its styles are taken out before it is read: the panel's policy would refuse them.
  const page = new DOMParser().parseFromString(withoutStyles(head), "text/html");
  const { documentElement: html } = page;
  return {
    html: Object.fromEntries([...html.attributes].map(({ name, value }) => [name, value])),
    links: [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
      String(link.getAttribute("href")),
    ),
    styles: [...head.matchAll(STYLES)].map(([, text = ""]) => text),
  };
}

/** Dresses the document of the canvas as a page of the site, with the layout's own style sheet. */
export function dressCanvas(page: Document, look: SiteLook, css: string): void {
  for (const [name, value] of Object.entries(look.html)) {
    page.documentElement.setAttribute(name, value);
  }
  page.head.querySelectorAll("[data-dress]").forEach((one) => {
    one.remove();
  });
  for (const href of look.links) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.dataset.dress = "";
    page.head.append(link);
  }
  for (const text of [...look.styles, OWN_LOOK, css]) {
    const style = page.createElement("style");
    style.textContent = text;
    style.dataset.dress = "";
    page.head.append(style);
  }
}
