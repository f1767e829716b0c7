import { getLocale, getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/ui/client-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { FindBookingForm } from "./find-booking-form";
import { LoginPrompt } from "./login-prompt";
import type { Purchase } from "./purchase";

/** Note for a link that opens nothing, by its reference or its key, with a way to a new one. */
export async function UnknownLink(props: {
  of: Purchase;
  title: string;
  text: string;
  reference?: string;
}) {
  const { of, title, text, reference } = props;
  const [t, locale] = await Promise.all([
    getTranslations(of === "order" ? "order.find" : "ride.find"),
    getLocale() as Promise<Locale>,
  ]);
  return (
    <div className="container-page py-16 md:py-24">
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 mb-10 max-w-2xl text-lead text-muted">{text}</p>
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ClientWords of={of === "order" ? ["order"] : ["ride", "booking"]}>
          <FindBookingForm of={of} send={t("send")} />
        </ClientWords>
        {reference && <LoginPrompt of={of} reference={reference} locale={locale} />}
      </div>
    </div>
  );
}
