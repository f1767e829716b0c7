import type { PageRole } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";

export interface BlockContext {
  /** Slug of its component, for ids that nothing else on the page has. */
  slug: string;
  locale: Locale;
  /** True for the first visible block: its title is the page's, its picture loads at once. */
  isFirst: boolean;
  /** Title of the page, for a block without a title of its own. */
  pageTitle: string;
  pageRole?: PageRole | null;
  /** Requested page of its list, from 1. */
  listPage?: number;
}
