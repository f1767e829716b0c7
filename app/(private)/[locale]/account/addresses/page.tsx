import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { AddressBook } from "@/components/account/space/address-book";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { addressTypeNames } from "@/lib/contract/address-type-names";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";

export const instant = false;

/** Number of addresses that the provider keeps per member. */
const LIMIT = 20;

/** Type of the company's addresses where orders are collected; a member has none of it. */
const COLLECT_POINT = "CLICK_AND_COLLECT";

export default async function AddressesPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account.addresses"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, "/account/addresses");
  const call = await visitorCall(locale);
  const [{ addresses }, countries, { addressTypes }] = await Promise.all([
    call("GET /user/address"),
    call("GET /countries"),
    bootstrap(locale),
  ]);
  const choices = {
    types: addressTypes
      .filter(({ value }) => value !== COLLECT_POINT)
      .map(({ value, name }) => ({
        value,
        name: name ?? addressTypeNames({ value, name: null })[codeFromLocale(locale)],
      })),
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
