import type { useTranslations } from "next-intl";

/** Returns the name of a kind of address; a site's own kinds name themselves. */
export function addressTypeName(
  t: ReturnType<typeof useTranslations<"account.addresses">>,
  value: string,
): string {
  const name = `types.${value}` as "types.BILLING";
  return t.has(name) ? t(name) : value;
}
