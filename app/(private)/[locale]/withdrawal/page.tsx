import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { FindToWithdraw } from "@/components/purchase/find-to-withdraw";
import { purchasesOn } from "@/components/purchase/purchase";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";

export const instant = false;

/** Page where a guest starts a withdrawal: the link of the booking or the order is mailed. */
export default async function WithdrawalPage() {
  // At build there is no provider: the page would keep the answer it got then.
  await connection();
  const locale = (await getLocale()) as Locale;
  const kinds = purchasesOn(featuresOf(await bootstrap(locale)));
  const [only = notFound(), ...more] = kinds;
  const words = only === "order" ? "order.withdrawal" : "ride.withdrawal";
  const t = await getTranslations(more.length > 0 ? "order.withdrawalOfBoth" : words);
  return (
    <PrivateShell path="/withdrawal">
      <title>{t("title")}</title>
      <div className="container-page py-16 md:py-24">
        {more.length === 0 ? (
          <FindToWithdraw of={only} level="h1" />
        ) : (
          <>
            <h1 className="text-title">{t("title")}</h1>
            <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-2">
              {kinds.map((of) => (
                <FindToWithdraw key={of} of={of} level="h2" />
              ))}
            </div>
          </>
        )}
      </div>
    </PrivateShell>
  );
}
