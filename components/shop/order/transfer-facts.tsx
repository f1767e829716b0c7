import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Account of a transfer, the reference that it must have, and its last day. */
export async function TransferFacts(props: {
  transfer: NonNullable<OrderPage["transfer"]>;
  /** Sum in euros. */
  amount: number;
}) {
  const { transfer, amount } = props;
  const [t, locale] = await Promise.all([
    getTranslations("order.transfer"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <section aria-labelledby="transfer" className="mt-8 max-w-2xl">
      <h2 id="transfer" className="mb-4 text-lead">
        {t("title")}
      </h2>
      <Facts
        rows={[
          [t("amount"), format.euros(amount)],
          [t("holder"), transfer.holder],
          [
            t("iban"),
            <span translate="no" key="iban" className="break-words tabular-nums">
              {transfer.iban}
            </span>,
          ],
          [t("bic"), transfer.bic],
          [
            t("label"),
            <strong key="label" className="font-semibold">
              {transfer.label}
            </strong>,
          ],
          [t("until"), format.lastDay(transfer.until)],
        ]}
      />
      <p className="mt-4 text-muted text-small">{t("text")}</p>
    </section>
  );
}
