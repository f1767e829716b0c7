import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { PaymentView } from "@/components/payment/payment-view";
import { purchasesOn } from "@/components/purchase/purchase";
import { UnknownPayLink } from "@/components/purchase/unknown-pay-link";
import { visitorCall } from "@/lib/api/visitor-call";
import type { PaymentPage as Payment } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { found } from "@/lib/site/found";
import { featuresOf } from "@/lib/site/has-feature";

export const instant = false;

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ back?: string | string[] }>;
}

/** Page of a payment. Its customer may be back from the gateway before the notice. */
export default async function PaymentPage({ params, searchParams }: Props) {
  const { code } = await params;
  const { back } = await searchParams;
  const locale = (await getLocale()) as Locale;
  const ask = back === undefined ? "GET /payment/{code}" : "POST /payment/{code}/refresh";
  const call = await visitorCall(locale);
  const payment = await found(call(ask, { params: { code } }));
  const kinds = purchasesOn(featuresOf(await bootstrap(locale)));
  const isOrder = payment ? payment.order !== null : kinds[0] === "order";
  const t = await getTranslations(isOrder ? "order.payment" : "ride.payment");
  const { euros } = siteFormat(locale);
  const titleOf = ({ state, amount }: Payment) => t(`${state}.title`, { amount: euros(amount) });
  return (
    <PrivateShell path={`/payment/${encodeURIComponent(code)}`} isCalm={payment !== undefined}>
      <title>{payment ? titleOf(payment) : t("unknownTitle")}</title>
      {payment ? <PaymentView payment={payment} code={code} /> : <UnknownPayLink kinds={kinds} />}
    </PrivateShell>
  );
}
