import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/account-shell";
import { Overview } from "@/components/account/overview";
import { orderTurn } from "@/components/order/order-turn";
import { ClientWords } from "@/components/ui/client-words";
import { getServices } from "@/lib/api/service";
import { getMemberBookings, getMemberOrders } from "@/lib/api/user";
import { visitorCall } from "@/lib/api/visitor-call";
import type { MemberBooking } from "@/lib/contract/member-booking";
import type { Locale } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";
import { takesRides } from "@/lib/site/takes-rides";

export const instant = false;

/** How many orders the overview shows. */
const MOST_ORDERS = 3;

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
  const [{ bookings: upcoming }, { bookings: past }, { orders }, { services }] = await Promise.all([
    getMemberBookings(call, "upcoming"),
    getMemberBookings(call, "past"),
    getMemberOrders(call),
    getServices(call),
  ]);
  return (
    <AccountShell part="overview" title={t("hello", { firstname })}>
      <ClientWords of={["ride", "booking", "order"]}>
        <Overview
          due={[...upcoming, ...past].filter(isDue)}
          next={upcoming.find((booking) => !isDue(booking))}
          hasRides={hasRides}
          orders={orders.filter((order) => orderTurn(order) !== "over").slice(0, MOST_ORDERS)}
          services={services.filter(({ membersOnly }) => membersOnly)}
        />
      </ClientWords>
    </AccountShell>
  );
}
