import { getLocale, getTranslations } from "next-intl/server";
import { AmountLine } from "@/components/purchase/amount-line";
import type { SeenBy } from "@/components/purchase/history-list";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { balanceOf } from "./balance-of";

export async function BookingMoney(props: { booking: BookingPage; seenBy?: SeenBy }) {
  const { booking, seenBy = "customer" } = props;
  const [t, words, locale] = await Promise.all([
    getTranslations("ride"),
    getTranslations("booking"),
    getLocale() as Promise<Locale>,
  ]);
  const { euros, number } = siteFormat(locale);
  const { lines, total, vat, vatRate, paid, refunded, indemnity, dueNow } = booking;
  const { later } = balanceOf(booking);
  const account = [
    [t("money.paid"), paid, ""],
    [t("money.refunded"), refunded, ""],
    [
      t(seenBy === "company" ? "company.indemnity" : "money.indemnity"),
      indemnity,
      "font-semibold text-accent",
    ],
    [t("money.dueNow"), dueNow, "font-semibold text-accent"],
    [t("money.rest"), later, ""],
  ] as const;
  return (
    <dl className="tabular-nums">
      {lines.map(({ code, label, amount }) => (
        <AmountLine key={`${code} ${label}`} label={label} amount={euros(amount)} />
      ))}
      <div className="flex items-baseline justify-between gap-6 pt-4">
        <dt className="font-medium text-heading">{words("total")}</dt>
        <dd translate="no" className="whitespace-nowrap figures text-heading text-title">
          {euros(total)}
        </dd>
      </div>
      <div className="mb-5 flex justify-between gap-6 text-muted text-small">
        <dt>{words("vat", { rate: number(vatRate) })}</dt>
        <dd translate="no" className="whitespace-nowrap">
          {euros(vat)}
        </dd>
      </div>
      {account.map(([label, amount, look]) =>
        amount > 0 ? (
          <AmountLine key={label} label={label} amount={euros(amount)} look={look} />
        ) : null,
      )}
    </dl>
  );
}
