import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/rules/locale-code";
import { SiteShell } from "./site-shell";

/**
 * What stands around a private page. It waits for the request: begun at build, where there is no
 * provider, the page would be kept with a menu and footer that have nothing in them.
 */
export async function PrivateShell(props: {
  /** Where one is, query included, without its locale prefix. */
  path: string;
  children: ReactNode;
}) {
  await connection();
  return (
    <SiteShell locale={(await getLocale()) as Locale} path={props.path}>
      {props.children}
    </SiteShell>
  );
}
