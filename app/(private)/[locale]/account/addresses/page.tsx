import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/account-shell";
import { AccountWords } from "@/components/account/account-words";
import { AddressBook } from "@/components/account/address-book";
import { getCountries } from "@/lib/api/geography";
import { getAddresses } from "@/lib/api/user";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";

export const instant = false;

/** How many addresses the provider keeps of a member. */
const LIMIT = 20;

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
    types: addressTypes.map(({ value }) => value),
    countries: countries.map(({ alphaTwo, name }) => ({ alphaTwo, name })),
  };
  return (
    <AccountShell part="addresses" lead={t("lead")}>
      <AccountWords>
        <AddressBook locale={locale} addresses={addresses} choices={choices} limit={LIMIT} />
      </AccountWords>
    </AccountShell>
  );
}
