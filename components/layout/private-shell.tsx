import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/rules/text/locale-code";
import { currentMember } from "@/lib/site/member";
import { SiteShell } from "./site-shell";

/**
 * Frame of a private page. It waits for the request: begun at build, where there is no provider,
 * the page would be kept with an empty menu and footer.
 */
export async function PrivateShell(props: {
  /** Path of the page, query included, without its locale prefix. */
  path: string;
  /** True for a page of payment: links away from it are left out. */
  isCalm?: boolean;
  children: ReactNode;
}) {
  await connection();
  const locale = (await getLocale()) as Locale;
  // The page does not depend on it: where it cannot be said now, the browser asks again.
  const member = await currentMember(locale).catch(() => undefined);
  return (
    <SiteShell locale={locale} path={props.path} member={member} isCalm={props.isCalm} isPrivate>
      {props.children}
    </SiteShell>
  );
}
