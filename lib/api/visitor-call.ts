import "server-only";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { Locale } from "@/lib/rules/locale-code";
import type { Call } from "./call";
import { serverCall } from "./server-call";

/**
 * Calls of the server for the visitor whose page it makes: limits count them as the visitor's.
 * It waits for the connection, not just for the headers: what Next renders ahead of a visit has
 * those too, and would ask the provider twice.
 */
export async function visitorCall(locale: Locale): Promise<Call> {
  await connection();
  return serverCall(locale, (await headers()).get("x-forwarded-for") ?? "unknown");
}
