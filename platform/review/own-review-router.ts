import * as calls from "@/lib/contract/calls/review";
import { findBooking } from "@/platform/booking/record/find-booking";
import { newRouter } from "@/platform/http/router";
import { openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { ownReview } from "./own-review";
import { bookingToReview, orderToReview } from "./reviewed-purchase";
import { writeReview } from "./write-review";

/** Routes for a customer's review of a purchase: opened by its key, or by its member. */
export function ownReviewRouter(services: Services) {
  return newRouter()
    .answer(calls.getBookingReview, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      return ownReview(work.tx, bookingToReview(await findBooking(work.tx, reference, opener)));
    })
    .answer(calls.getOrderReview, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      return ownReview(work.tx, orderToReview(await findOrder(work.tx, reference, opener)));
    })
    .answer(calls.reviewBooking, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const booking = await findBooking(work.tx, reference, opener, { lock: true });
      await writeReview(services, work, bookingToReview(booking), sent.json);
      return ownReview(work.tx, bookingToReview(booking));
    })
    .answer(calls.reviewOrder, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const order = await findOrder(work.tx, reference, opener, { lock: true });
      await writeReview(services, work, orderToReview(order), sent.json);
      return ownReview(work.tx, orderToReview(order));
    });
}
