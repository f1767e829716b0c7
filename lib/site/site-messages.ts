import "server-only";
import { type Messages, messagesOf } from "@/lib/i18n/messages";
import { unsentWords } from "@/lib/i18n/unsent-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";
import { isBuilding } from "./start-failure";

/**
 * Returns the words of the site in a language, adapted to the messages that it sends; those of any
 * site while it cannot be asked, and at build, where there is none.
 */
export async function siteMessages(locale: Locale): Promise<Messages> {
  const messages = await messagesOf(locale);
  if (isBuilding()) return messages;
  const site = await bootstrap(locale).catch(() => undefined);
  return unsentWords(messages, site?.info?.isDelivered);
}
