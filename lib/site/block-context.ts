import type { Locale } from "@/lib/rules/text/locale-code";

/** What every block is given besides its settings. */
export interface BlockContext {
  /** Its component's slug, for ids that nothing else on the page has. */
  slug: string;
  locale: Locale;
  /** The block one sees first: its title is the page's, its picture loads at once. */
  isFirst: boolean;
  /** The page's title, for a block that has none of its own. */
  pageTitle: string;
}
