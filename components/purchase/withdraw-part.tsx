import { getLocale, getTranslations } from "next-intl/server";
import type { KeyLink } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import { fullName } from "@/lib/rules/text/full-name";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ActionPart } from "./action-part";
import { EndBooking } from "./end-booking";
import { Facts } from "./facts";
import type { Purchase } from "./purchase";

/**
 * Withdrawal of a consumer from the contract of a booking or an order: the declaration, its author,
 * and the address of the acknowledgement (Code de la consommation, L. 221-21).
 */
export async function WithdrawPart(props: {
  of: Purchase;
  link: KeyLink;
  reference: string;
  customer: BookingPage["customer"];
  /** Date of the contract. */
  since: string;
  /** Deadline of the withdrawal, in words. */
  text: string;
}) {
  const { of, link, reference, customer } = props;
  const [t, locale] = await Promise.all([
    getTranslations(of === "order" ? "order.withdraw" : "ride.withdraw"),
    getLocale() as Promise<Locale>,
  ]);
  return (
    <ActionPart id="withdrawal" title={t("title")} text={props.text}>
      <EndBooking
        of={of}
        way="withdraw"
        link={link}
        locale={locale}
        title={t("dialogTitle")}
        done={customer.email === null ? t("doneByText") : t("done", { email: customer.email })}
      >
        <p className="mb-5">
          {t("statement", { reference, date: siteFormat(locale).date(props.since) })}
        </p>
        <div className="mb-6">
          <Facts
            rows={[
              [t("name"), fullName(customer)],
              [t("contract"), reference],
              [t("ack"), customer.email ?? t("ackByText")],
            ]}
          />
        </div>
      </EndBooking>
    </ActionPart>
  );
}
