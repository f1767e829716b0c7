import { getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/ui/client-words";
import { FindBookingForm } from "./find-booking-form";
import type { Purchase } from "./purchase";
import { UnknownLink } from "./unknown-link";

/** Note for an invalid pay link: it leads to the page of the purchase, where it is paid. */
export async function UnknownPayLink({ kinds }: { kinds: Purchase[] }) {
  const [first = "booking"] = kinds;
  const t = await getTranslations(wordsOf(first));
  if (kinds.length === 1) {
    return <UnknownLink of={first} title={t("unknownTitle")} text={t("unknownText")} />;
  }
  return (
    <div className="container-page py-16 md:py-24">
      <h1 className="text-title">{t("unknownTitle")}</h1>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-2">
        {kinds.map((of) => (
          <WayToPurchase key={of} of={of} />
        ))}
      </div>
    </div>
  );
}

async function WayToPurchase({ of }: { of: Purchase }) {
  const [t, find] = await Promise.all([
    getTranslations(wordsOf(of)),
    getTranslations(of === "order" ? "order.find" : "ride.find"),
  ]);
  return (
    <section>
      <h2 className="text-subtitle">{t("what")}</h2>
      <p className="mt-3 mb-8 text-muted">{t("unknownText")}</p>
      <ClientWords of={of === "order" ? ["order"] : ["ride", "booking"]}>
        <FindBookingForm of={of} send={find("send")} />
      </ClientWords>
    </section>
  );
}

const wordsOf = (of: Purchase) => (of === "order" ? "order.payment" : "ride.payment");
