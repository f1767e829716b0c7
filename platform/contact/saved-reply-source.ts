import type { savedReplyResource } from "@/lib/contract/admin/saved-reply-resource";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const savedReplySource: ResourceSource<typeof savedReplyResource, typeof savedReplies> = {
  table: savedReplies,
  columns: { name: savedReplies.name },
  async views(_, rows) {
    return rows.map(({ id, name, textFr, textEn }) => ({
      id,
      name,
      text: { fr_FR: textFr, en: textEn },
    }));
  },
  change: {
    valuesOf: ({ name, text }) => ({ name, textFr: text.fr_FR, textEn: text.en }),
    changes: [],
  },
};
