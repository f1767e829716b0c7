import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/booking-page/facts";
import type { PaymentPage } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";

/** The order that is paid for, line by line. */
export async function PaidOrder({ order }: { order: NonNullable<PaymentPage["order"]> }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { discount } = order;
  return (
    <Facts
      rows={[
        [t("reference"), order.reference],
        ...order.lines.map(
          ({ name, quantity, total }) => [`${quantity} × ${name}`, format.euros(total)] as const,
        ),
        [
          t("discount", { code: discount?.value.code ?? "" }),
          discount && discount.subtotal > 0 && format.euros(-discount.subtotal),
        ],
        [t("shippingFees"), order.shippingFees > 0 && format.euros(order.shippingFees)],
        [t("total"), format.euros(order.total)],
      ]}
    />
  );
}
