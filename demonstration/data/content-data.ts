import type { ContentName } from "@/lib/contract/content/contents";
import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { FieldValues } from "@/platform/db/schema/content-item";

/** Picture of a demonstration site, which is put into its media library. */
export type PictureData = PerLanguage<Picture>;

/** Moment of Paris on a weekday (1 for Monday), some weeks after the site's first day. */
export interface MomentAhead {
  weeks: number;
  weekday: number;
  /** HH:mm */
  at: string;
}

/** Content of a demonstration site, published in both languages. */
export interface ContentData {
  type: ContentName;
  /** Start of its publication, as an ISO instant or a moment ahead; from ever where it is absent. */
  from?: string | MomentAhead;
  /** End of its publication; none where it is absent. */
  until?: MomentAhead;
  /** Name by which others of the site refer to it, as an article to its folder: `@name`. */
  name?: string;
  /**
   * Values of its fields: a picture in place of a medium's id, `@name` in place of a content's and
   * `@/path` of a page's, a moment ahead in place of an instant.
   */
  values: FieldValues;
  words: PerLanguage<FieldValues>;
}
