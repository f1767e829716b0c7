import { orderTurn } from "@/components/shop/order/order-turn";
import type { Call } from "@/lib/api/call";
import { getMemberBookings, getMemberOrders } from "@/lib/api/user";
import { LARGEST_PAGE } from "@/lib/contract/listing";
import type { MemberBooking } from "@/lib/contract/member-booking";

/** How many orders the overview shows. */
const MOST_ORDERS = 3;

const isDue = ({ may, dueNow }: MemberBooking) => may.pay && dueNow > 0;

/**
 * What the first page of the space shows of what was booked and ordered: it looks for it in as much
 * as one call gives.
 */
export async function readOverview(call: Call) {
  const size = { nbItem: LARGEST_PAGE };
  const [{ bookings: upcoming }, { bookings: past }, { orders }] = await Promise.all([
    getMemberBookings(call, "upcoming", size),
    getMemberBookings(call, "past", size),
    getMemberOrders(call, size),
  ]);
  return {
    due: [...upcoming, ...past].filter(isDue),
    next: upcoming.find((booking) => !isDue(booking)),
    orders: orders.filter((order) => orderTurn(order) !== "over").slice(0, MOST_ORDERS),
  };
}
