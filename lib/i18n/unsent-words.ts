import type { IsDelivered } from "@/lib/contract/outbox";
import type { Messages } from "./messages";

/**
 * The words of a site as far as they are true of it: where nothing carries mails, or text messages, the
 * sentences of `unsent` stand in the place of those that promise them.
 */
export function unsentWords(messages: Messages, isDelivered: IsDelivered | undefined): Messages {
  if (!isDelivered) return messages;
  const channels = (["MAIL", "SMS"] as const).filter((channel) => !isDelivered[channel]);
  return channels.reduce<Messages>(
    (words, channel) => laidOver(words, messages.unsent[channel]) as Messages,
    messages,
  );
}

/** Words with others in their places; a message that the build has compiled is a list, and whole. */
function laidOver(words: unknown, others: unknown): unknown {
  if (!isGroup(words) || !isGroup(others)) return others;
  const laid = Object.entries(others).map(([key, value]) => [key, laidOver(words[key], value)]);
  return { ...words, ...Object.fromEntries(laid) };
}

const isGroup = (words: unknown): words is Record<string, unknown> =>
  typeof words === "object" && words !== null && !Array.isArray(words);
