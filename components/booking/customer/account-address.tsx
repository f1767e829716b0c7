"use client";

import { useTranslations } from "next-intl";
import type { AccountQuote } from "@/lib/contract/booking";

/** Business that a ride on its account is invoiced to: its members need not know the address. */
export function AccountAddress({ account: { business, address } }: { account: AccountQuote }) {
  const t = useTranslations("booking.account");
  return (
    <p className="col-span-full border-line border-l-2 pl-4 text-small">
      <input type="hidden" name="customer.address" value={address} />
      <span className="block text-muted">{t("billedTo")}</span>
      <span className="text-heading">{`${business}, ${address}`}</span>
    </p>
  );
}
