import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/account-shell";
import { Overview } from "@/components/account/overview";
import { RideWords } from "@/components/booking-page/ride-words";
import { getServices } from "@/lib/api/service";
import { getMemberBookings } from "@/lib/api/user";
import { visitorCall } from "@/lib/api/visitor-call";
import type { MemberBooking } from "@/lib/contract/member-booking";
import type { Locale } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";
import { takesRides } from "@/lib/site/takes-rides";

export const instant = false;

const isDue = ({ may, dueNow }: MemberBooking) => may.pay && dueNow > 0;

/** The member's space, its first page. */
export default async function AccountPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account.overview"),
    getLocale() as Promise<Locale>,
  ]);
  const { firstname } = await requireMember(locale, "/account");
  const call = await visitorCall(locale);
  const hasRides = takesRides(await bootstrap(locale));
  const [{ bookings: upcoming }, { bookings: past }, { services }] = await Promise.all([
    getMemberBookings(call, "upcoming"),
    getMemberBookings(call, "past"),
    getServices(call),
  ]);
  return (
    <AccountShell part="overview" title={t("hello", { firstname })}>
      <RideWords>
        <Overview
          due={[...upcoming, ...past].filter(isDue)}
          next={upcoming.find((booking) => !isDue(booking))}
          hasRides={hasRides}
          services={services.filter(({ membersOnly }) => membersOnly)}
        />
      </RideWords>
    </AccountShell>
  );
}
