import { getLocale, getTranslations } from "next-intl/server";
import type { KeyLink } from "@/lib/api/by-key";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ActionPart } from "./action-part";
import { EndBooking } from "./end-booking";
import type { Purchase } from "./purchase";

export async function CancelPart(props: {
  of: Purchase;
  link: KeyLink;
  /** True where the customer gets text messages in place of mails. */
  isTexted?: boolean;
  /** Advice on a better alternative. */
  instead?: string | undefined;
}) {
  const { of, link, isTexted = false, instead = "" } = props;
  const [t, locale] = await Promise.all([
    getTranslations(of === "order" ? "order.cancel" : "ride.cancel"),
    getLocale() as Promise<Locale>,
  ]);
  return (
    <ActionPart id="cancel" title={t("title")} text={`${t("text")} ${instead}`.trim()}>
      <EndBooking
        of={of}
        way="cancel"
        link={link}
        locale={locale}
        title={t("title")}
        done={t(isTexted ? "doneByText" : "done")}
      />
    </ActionPart>
  );
}
