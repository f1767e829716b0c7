import { browserCall } from "@/lib/api/browser-call";
import type { ShownText } from "@/lib/layout/shown-texts";
import { idOfProductPath } from "@/lib/rules/shop/product-path";
import { DEFAULT_LOCALE, type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Parts of a page that the panel edits, each with the address of its editor. */
export interface EditedParts {
  kind: "page" | "content" | "product";
  href: string;
  blocks: { slug: string; href: string }[];
  /** Texts of a page with a free layout. */
  texts: ({ href: string } & ShownText)[];
}

/** Finds what is edited of the page at a path of the site; undefined for what is none's. */
export async function editedParts(path: string, locale: Locale): Promise<EditedParts | undefined> {
  const bare = localisedPath(path, DEFAULT_LOCALE);
  const [, product] = /^\/product\/([^/]+)$/.exec(bare) ?? [];
  const id = product && idOfProductPath(product);
  if (id) return { kind: "product", href: `/admin/shop-product/${id}`, blocks: [], texts: [] };
  const { content } = await browserCall(locale)("GET /admin/page/at", { query: { path: bare } });
  if (!content) return undefined;
  const href = `/admin/content/${content.type}/${content.id}`;
  return {
    kind: content.type === "page" ? "page" : "content",
    href,
    blocks: content.blocks.map((slug) => ({ slug, href: `${href}#block-${slug}` })),
    texts: content.texts.map((text) => ({ ...text, href: `${href}#text-${text.key}` })),
  };
}
