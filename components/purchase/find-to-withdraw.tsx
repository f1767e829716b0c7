import { getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/ui/client-words";
import { SiteLink } from "@/components/ui/site-link";
import { FindBookingForm } from "./find-booking-form";
import type { Purchase } from "./purchase";

/** Mails the link of a booking or an order, by which its customer withdraws from the contract. */
export async function FindToWithdraw(props: {
  of: Purchase;
  /** Level of its title: that of the page where it is the page's only subject. */
  level: "h1" | "h2";
}) {
  const { of, level: Title } = props;
  const t = await getTranslations(of === "order" ? "order.withdrawal" : "ride.withdrawal");
  return (
    <section>
      <Title className={Title === "h1" ? "text-title" : "text-subtitle"}>{t("title")}</Title>
      <p className="mt-5 max-w-2xl text-lead">{t("how")}</p>
      <div className="my-10">
        <ClientWords of={of === "order" ? ["order"] : ["ride", "booking"]}>
          <FindBookingForm of={of} send={t("send")} />
        </ClientWords>
      </div>
      <div className="max-w-2xl space-y-4 border-line border-t pt-8 text-muted">
        <p>{t("text")}</p>
        <p>
          {t.rich("terms", {
            link: (text) => (
              <SiteLink href="/sale-terms" className="text-accent underline underline-offset-4">
                {text}
              </SiteLink>
            ),
          })}
        </p>
      </div>
    </section>
  );
}
