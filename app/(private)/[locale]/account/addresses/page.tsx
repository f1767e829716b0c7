import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { AddressBook } from "@/components/account/space/address-book";
import { ClientWords } from "@/components/ui/client-words";
import { getCountries } from "@/lib/api/geography";
import { getAddresses } from "@/lib/api/user";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";

export const instant = false;

/** How many addresses the provider keeps of a member. */
const LIMIT = 20;

/** The kind of the company's addresses where orders are collected; none of a member is one. */
const COLLECT_POINT = "CLICK_AND_COLLECT";

/** The member's addresses. */
export default async function AddressesPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account.addresses"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, "/account/addresses");
  const call = await visitorCall(locale);
  const [{ addresses }, countries, { addressTypes }] = await Promise.all([
    getAddresses(call),
    getCountries(call),
    bootstrap(locale),
  ]);
  const choices = {
    types: addressTypes.map(({ value }) => value).filter((value) => value !== COLLECT_POINT),
    countries: countries.map(({ alphaTwo, name }) => ({ alphaTwo, name })),
  };
  return (
    <AccountShell part="addresses" lead={t("lead")}>
      <ClientWords of={["account"]}>
        <AddressBook addresses={addresses} choices={choices} limit={LIMIT} />
      </ClientWords>
    </AccountShell>
  );
}
