import "server-only";
import { headers } from "next/headers";
import type { Locale } from "@/lib/rules/locale-code";
import type { Call } from "./call";
import { serverCall } from "./server-call";

/** Calls of the server for the visitor whose page it makes: limits count them as the visitor's. */
export async function visitorCall(locale: Locale): Promise<Call> {
  return serverCall(locale, (await headers()).get("x-forwarded-for") ?? "unknown");
}
