import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PrivateShell } from "@/components/layout/private-shell";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";
import { AccountNavigation } from "./account-navigation";
import { ACCOUNT_PARTS, type AccountPart, isPartThere } from "./account-parts";

/**
 * Frame of a part of the member's space: the site, the navigation between the parts, and the part's
 * heading. Each page asks for its member itself, with `requireMember`. Bookings are not found in a
 * shop, nor orders where rides are booked.
 */
export async function AccountShell(props: {
  part: AccountPart;
  /** Title instead of the part's name. */
  title?: string;
  /** Path of a page below the part's. */
  path?: string;
  lead?: ReactNode;
  /** Query of the address, with its question mark, for the links to the other language. */
  query?: string;
  children: ReactNode;
}) {
  const { part, path = ACCOUNT_PARTS[part], lead, query = "" } = props;
  const [t, locale] = await Promise.all([getTranslations("account"), getLocale()]);
  if (!isPartThere(part, featuresOf(await bootstrap(locale as Locale)))) notFound();
  return (
    <PrivateShell path={path + query}>
      <title>{`${t(`parts.${part}`)} – ${t("title")}`}</title>
      <div className="container-page pt-6 pb-20 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-x-14 md:pt-14 md:pb-28 lg:gap-x-20">
        <AccountNavigation current={part} />
        <div className="mt-9 min-w-0 md:mt-0">
          <header className="mb-10 max-w-3xl">
            <h1 className="text-title [overflow-wrap:anywhere]">
              {props.title ?? t(`parts.${part}`)}
            </h1>
            {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
          </header>
          <div>{props.children}</div>
        </div>
      </div>
    </PrivateShell>
  );
}
