import { getLocale, getTranslations } from "next-intl/server";
import { PayButton } from "@/components/purchase/pay-button";
import { TURN_EDGE } from "@/components/purchase/whose-turn";
import { orderTurn } from "@/components/shop/order/order-turn";
import { orderWords } from "@/components/shop/order/order-words";
import { SiteLink } from "@/components/ui/site-link";
import type { MemberOrder } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Number of lines that are named; the rest is counted. */
const NAMED = 3;

export async function OrderCard(props: { order: MemberOrder; level?: "h2" | "h3" }) {
  const { order, level: Title = "h2" } = props;
  const [t, words, locale] = await Promise.all([
    getTranslations("account.orders"),
    getTranslations("order"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  const { reference, orderedAt, lines, total, dueNow, mode, may, paymentMethod } = order;
  const isPayable = may.pay && dueNow > 0 && paymentMethod === "CARD";
  const id = `order-${reference}`;
  return (
    <article
      aria-labelledby={id}
      className={`border-l-2 ${TURN_EDGE[orderTurn(order)]} bg-surface p-6 pb-4 md:p-8 md:pb-4`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className={`font-medium text-small ${isPayable ? "text-accent" : "text-heading"}`}>
          {words(`status.${orderWords(order)}.name`)}
        </p>
        <p className="text-muted text-small">{`${words("reference")} ${reference}`}</p>
      </div>
      <Title id={id} className="mt-2 font-title text-heading text-subtitle">
        {t("of", { date: format.date(orderedAt) })}
      </Title>
      <ul className="mt-3">
        {lines.slice(0, NAMED).map((line) => (
          <li key={line.id}>{`${line.quantity} × ${line.name}`}</li>
        ))}
        {lines.length > NAMED && (
          <li className="text-muted">{t("more", { count: lines.length - NAMED })}</li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="text-muted text-small">{words(`mode.${mode}`)}</p>
        <p translate="no" className="figures whitespace-nowrap text-heading text-subtitle">
          {format.euros(total)}
        </p>
      </div>
      {isPayable && (
        <div className="mt-5">
          <PayButton
            of="order"
            link={{ reference, key: "" }}
            look="solid"
            label={words("pay", { amount: format.euros(dueNow) })}
          />
        </div>
      )}
      <p className="mt-4 border-line border-t pt-2">
        <SiteLink
          href={`/order/${encodeURIComponent(reference)}`}
          className="inline-flex min-h-11 items-center text-small underline decoration-1 underline-offset-4 hover:text-accent"
        >
          {t("open")}
          <span className="sr-only">{` (${reference})`}</span>
        </SiteLink>
      </p>
    </article>
  );
}
