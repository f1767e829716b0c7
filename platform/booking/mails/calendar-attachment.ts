import type { MailAttachment } from "@/platform/db/schema/outbox";

/** Attaches the booking's calendar file; mail readers must know its purpose. */
export const calendarAttachment = (
  reference: string,
  content: string | undefined,
): MailAttachment[] => {
  if (!content) return [];
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const suffix = method === "CANCEL" ? "-annulation" : "";
  return [{ filename: `${reference}${suffix}.ics`, contentType, content }];
};
