import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/rules/text/locale-code";
import { currentMember } from "@/lib/site/member";
import { SiteShell } from "./site-shell";

/**
 * What stands around a private page. It waits for the request: begun at build, where there is no
 * provider, the page would be kept with a menu and footer that have nothing in them.
 */
export async function PrivateShell(props: {
  /** Where one is, query included, without its locale prefix. */
  path: string;
  /** One pays here: what leads away from the page is left out. */
  isCalm?: boolean;
  /** The page is about the newsletter itself. */
  hasNewsletter?: boolean;
  children: ReactNode;
}) {
  await connection();
  const locale = (await getLocale()) as Locale;
  // The page does not depend on it: where it cannot be said now, the browser asks again.
  const member = await currentMember(locale).catch(() => undefined);
  return (
    <SiteShell
      locale={locale}
      path={props.path}
      member={member}
      isCalm={props.isCalm}
      hasNewsletter={props.hasNewsletter}
    >
      {props.children}
    </SiteShell>
  );
}
