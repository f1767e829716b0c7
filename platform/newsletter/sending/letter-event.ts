import type { ContentName } from "@/lib/contract/content/contents";

/** Names the cause of the letters by which a content is sent: an address gets one of them. */
export const letterEvent = ({ type, id }: { type: ContentName; id: number }): string =>
  `newsletter:${type}-${id}`;
