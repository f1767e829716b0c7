import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Call } from "./call";
import { serverCall } from "./server-call";
import { sessionToken } from "./session-cookies";

/**
 * Returns the server's calls for the visitor of a page: limits count them as the visitor's, and a
 * member's session goes along. It waits for the connection, not just for the headers: a page that
 * Next renders ahead of a visit has headers too, and would ask the provider twice.
 */
export async function visitorCall(
  locale: Locale,
  { isOptional }: { isOptional?: boolean } = {},
): Promise<Call> {
  await connection();
  const [sent, kept] = await Promise.all([headers(), cookies()]);
  return serverCall(locale, {
    address: sent.get("x-forwarded-for") ?? "unknown",
    token: sessionToken((name) => kept.get(name)?.value),
    isOptional,
  });
}
