import { sql } from "drizzle-orm";
import type { messageResource } from "@/lib/contract/admin/message-resource";
import type { ResourceSource } from "@/platform/admin/resource-router";
import { messages } from "@/platform/db/schema/people";

export const messageSource: ResourceSource<typeof messageResource, typeof messages> = {
  table: messages,
  columns: {
    name: messages.name,
    receivedAt: messages.receivedAt,
    subject: messages.subject,
    email: messages.email,
    isAnswered: sql`(${messages.answeredAt} is not null)`,
  },
  searched: [
    messages.name,
    messages.email,
    messages.message,
    sql`coalesce(${messages.subject}, '')`,
    sql`coalesce(${messages.phone}, '')`,
  ],
  async views(_, rows) {
    return rows.map(({ id, name, email, phone, subject, message, receivedAt, answeredAt }) => ({
      id,
      name,
      receivedAt: receivedAt.toISOString(),
      subject,
      message,
      email,
      phone,
      isAnswered: answeredAt !== null,
    }));
  },
  change: {
    valuesOf: ({ isAnswered }, { answeredAt }, now) => ({
      answeredAt: isAnswered ? (answeredAt ?? now) : null,
    }),
    changes: [],
  },
};
