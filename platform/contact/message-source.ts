import { sql } from "drizzle-orm";
import type { messageResource } from "@/lib/contract/admin/message-resource";
import { messages } from "@/platform/db/schema/people";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const messageSource: ResourceSource<typeof messageResource, typeof messages> = {
  table: messages,
  columns: {
    name: messages.name,
    receivedAt: messages.receivedAt,
    subject: messages.subject,
    email: messages.email,
    isAnswered: sql`(${messages.answeredAt} is not null)`,
  },
  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      receivedAt: row.receivedAt.toISOString(),
      subject: row.subject,
      message: row.message,
      email: row.email,
      phone: row.phone,
      language: row.language === "en" ? "en" : "fr_FR",
      isAnswered: row.answeredAt !== null,
    }));
  },
  change: {
    valuesOf: ({ isAnswered }, { answeredAt }, now) => ({
      answeredAt: isAnswered ? (answeredAt ?? now) : null,
    }),
    changes: [],
  },
};
