import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { PaymentView } from "@/components/payment/payment-view";
import { UnknownLink } from "@/components/purchase/unknown-link";
import { getPaymentPage, refreshPayment } from "@/lib/api/payment";
import { visitorCall } from "@/lib/api/visitor-call";
import type { PaymentPage as Payment } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { found } from "@/lib/site/found";
import { takesRides } from "@/lib/site/takes-rides";

export const instant = false;

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ back?: string | string[] }>;
}

/** Where one pays what is due. Who comes back from the gateway may be here before its notice. */
export default async function PaymentPage({ params, searchParams }: Props) {
  const { code } = await params;
  const { back } = await searchParams;
  const locale = (await getLocale()) as Locale;
  const of = takesRides(await bootstrap(locale)) ? "booking" : "order";
  const t = await getTranslations(of === "order" ? "order.payment" : "ride.payment");
  const ask = back === undefined ? getPaymentPage : refreshPayment;
  const payment = await found(ask(await visitorCall(locale), code));
  const { euros } = siteFormat(locale);
  const titleOf = ({ state, amount }: Payment) => t(`${state}.title`, { amount: euros(amount) });
  return (
    <PrivateShell path={`/payment/${encodeURIComponent(code)}`} isCalm={payment !== undefined}>
      <title>{payment ? titleOf(payment) : t("unknownTitle")}</title>
      {payment ? (
        <PaymentView payment={payment} code={code} />
      ) : (
        <UnknownLink of={of} title={t("unknownTitle")} text={t("unknownText")} />
      )}
    </PrivateShell>
  );
}
