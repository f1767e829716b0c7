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
  const due = [...upcoming, ...past].filter(isDue);
  const next = upcoming.find((booking) => !isDue(booking));
  const open = orders.filter((order) => orderTurn(order) !== "over");
  return {
    due,
    next,
    last: next || due.length > 0 ? undefined : past[0],
    orders: open.length > 0 ? open.slice(0, MOST_ORDERS) : orders.slice(0, 1),
  };
}
