import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import type { Proof } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { phoneText } from "@/lib/rules/text/phone-text";

/** Seven mentions of the booking proof (arrêté of 6 August 2025), to be shown when checked. */
export async function BookingProof({ proof }: { proof: Proof }) {
  const [t, locale] = await Promise.all([
    getTranslations("ride.proof"),
    getLocale() as Promise<Locale>,
  ]);
  const { dateAndTime } = siteFormat(locale);
  const { operator, customer } = proof;
  return (
    <>
      <p className="mb-5 text-muted text-small">{t("text")}</p>
      <Facts
        rows={[
          [
            t("operator"),
            <Lines
              key="operator"
              of={[operator.name, operator.address, operator.phone, operator.email]}
            />,
          ],
          [t("register"), proof.vtcRegisterNumber],
          [t("siren"), proof.siren],
          [t("customer"), <Lines key="customer" of={[customer.name, phoneText(customer.phone)]} />],
          [t("bookedAt"), dateAndTime(proof.bookedAt)],
          [t("pickupAt"), dateAndTime(proof.pickupAt)],
          [
            t("pickup"),
            <Lines
              key="pickup"
              of={[
                proof.pickup,
                proof.meetingPoint ?? "",
                proof.board ? t("board", { name: proof.board }) : "",
              ]}
            />,
          ],
        ]}
      />
    </>
  );
}

const Lines = ({ of }: { of: string[] }) =>
  of.filter(Boolean).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
