import type { IsDelivered } from "@/lib/contract/outbox";
import type { Messages } from "./messages";

/**
 * Replaces untrue words of a site: where nothing carries mails, or text messages, the sentences of
 * `unsent` replace those that promise them.
 */
export function unsentWords(messages: Messages, isDelivered: IsDelivered | undefined): Messages {
  if (!isDelivered) return messages;
  const channels = (["MAIL", "SMS"] as const).filter((channel) => !isDelivered[channel]);
  return channels.reduce<Messages>(
    (words, channel) => laidOver(words, messages.unsent[channel]) as Messages,
    messages,
  );
}

/** Lays words over others; a message compiled at build is a list, and replaced whole. */
function laidOver(words: unknown, others: unknown): unknown {
  if (!isGroup(words) || !isGroup(others)) return others;
  const laid = Object.entries(others).map(([key, value]) => [key, laidOver(words[key], value)]);
  return { ...words, ...Object.fromEntries(laid) };
}

const isGroup = (words: unknown): words is Record<string, unknown> =>
  typeof words === "object" && words !== null && !Array.isArray(words);
