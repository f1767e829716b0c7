import { sql } from "drizzle-orm";
import type { formAnswerResource } from "@/lib/contract/admin/form-answer-resource";
import { formAnswers } from "@/platform/db/schema/form";
import type { ResourceSource } from "@/platform/panel/resource-source";

const SHOWN = 3;

export const formAnswerSource: ResourceSource<typeof formAnswerResource, typeof formAnswers> = {
  table: formAnswers,
  columns: {
    form: formAnswers.form,
    email: formAnswers.email,
    receivedAt: formAnswers.receivedAt,
    isSeen: sql`(${formAnswers.seenAt} is not null)`,
  },
  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      form: row.form,
      summary: row.given
        .slice(0, SHOWN)
        .map(({ text }) => text.replaceAll("\n", " "))
        .join(" · "),
      email: row.email,
      receivedAt: row.receivedAt.toISOString(),
      language: row.language,
      isSeen: row.seenAt !== null,
    }));
  },
  change: {
    valuesOf: ({ isSeen }, { seenAt }, now) => ({ seenAt: isSeen ? (seenAt ?? now) : null }),
    changes: [],
  },
};
