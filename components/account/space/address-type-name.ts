import type { useTranslations } from "next-intl";

/** What a kind of address is called; the site may have kinds of its own, which name themselves. */
export function addressTypeName(
  t: ReturnType<typeof useTranslations<"account.addresses">>,
  value: string,
): string {
  const name = `types.${value}` as "types.BILLING";
  return t.has(name) ? t(name) : value;
}
