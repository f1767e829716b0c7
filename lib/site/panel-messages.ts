import type { Messages } from "@/lib/i18n/messages";

/** Picks the messages that the panel asks for: less than all there are. */
export const panelMessages = (all: Messages) => ({
  admin: all.admin,
  code: all.code,
  // These replace the words above for a customer who cannot be reached.
  unsent: {
    MAIL: {
      admin: all.unsent.MAIL.admin,
      ride: { company: all.unsent.MAIL.ride.company },
      order: { company: all.unsent.MAIL.order.company },
    },
    SMS: {},
  },
  form: all.form,
  outbox: all.outbox,
  // The fields of a ride are the site's own.
  booking: all.booking,
  ride: {
    company: all.ride.company,
    ride: all.ride.ride,
    proof: all.ride.proof,
    money: all.ride.money,
    documents: all.ride.documents,
    history: all.ride.history,
  },
  order: {
    company: all.order.company,
    documents: all.order.documents,
    mode: all.order.mode,
    delivery: all.order.delivery,
    money: all.order.money,
    history: all.order.history,
    discount: all.order.discount,
    shippingFees: all.order.shippingFees,
    free: all.order.free,
    vat: all.order.vat,
    total: all.order.total,
    each: all.order.each,
  },
});
