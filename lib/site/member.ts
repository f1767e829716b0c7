import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { sessionToken } from "@/lib/api/session-cookies";
import { visitorCall } from "@/lib/api/visitor-call";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Returns the member whose page is made, null for a visitor; asked once per request. */
export const currentMember = cache(async (locale: Locale): Promise<User | null> => {
  const call = await visitorCall(locale);
  const cookieStore = await cookies();
  if (!sessionToken((name) => cookieStore.get(name)?.value)) return null;
  return call("GET /user");
});

/**
 * Returns the member whose page is made. A visitor goes to the login, and from there back.
 * @param path where the visitor is going, without its locale prefix
 */
export async function requireMember(locale: Locale, path: string): Promise<User> {
  const member = await currentMember(locale);
  if (member) return member;
  const prefix = locale === "en" ? "/en" : "";
  redirect(`${prefix}/auth?${new URLSearchParams({ next: prefix + path })}`);
}
