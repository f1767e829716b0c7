import { orderTurn } from "@/components/shop/order/order-turn";
import type { Call } from "@/lib/api/call";
import { LARGEST_PAGE } from "@/lib/contract/listing";
import type { MemberBooking } from "@/lib/contract/member-booking";

const MOST_ORDERS = 3;

const isDue = ({ may, dueNow }: MemberBooking) => may.pay && dueNow > 0;

/** Reads the bookings and orders of the overview, among as many as one call gives. */
export async function readOverview(call: Call) {
  const size = { nbItem: LARGEST_PAGE };
  const [{ bookings: upcoming }, { bookings: past }, { orders }] = await Promise.all([
    call("GET /user/booking", { query: { when: "upcoming", ...size } }),
    call("GET /user/booking", { query: { when: "past", ...size } }),
    call("GET /user/order", { query: size }),
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
