import type { mailWordsEndedFr } from "./mail-words-ended-fr";

/** What a customer is told when a booking ends before its time, or money goes back, in English. */
export const mailWordsEndedEn: typeof mailWordsEndedFr = {
  cancelled: {
    subject: (reference) => `booking ${reference} cancelled`,
    title: "Your booking is cancelled",
    calendar: "The attached calendar file takes the ride out of your calendar.",
  },
  cardRefused: {
    subject: (reference) => `payment refused for booking ${reference}`,
    title: "Your payment was refused",
  },
  requestCancelled: {
    subject: (reference) => `request ${reference} cancelled`,
    title: "Your request is cancelled",
    byCustomer: "As you asked, your request is cancelled. Nothing had been booked.",
  },
  reason: {
    CARD_REFUSED:
      "Your bank refused the card: nothing was charged, and the booking is cancelled. You can pay with another card on the page of the booking: if the vehicle is still free, the ride is yours again.",
    DEPOSIT_LATE:
      "The deposit did not reach us within the 15 working days that our terms of sale provide for. We have therefore cancelled the booking.",
    NON_PAYMENT:
      "The payment that was due did not reach us. We have therefore cancelled the booking.",
    WRONG_ADDRESS:
      "The address that we were given is not correct, and we were unable to accept the order. We have therefore cancelled the booking.",
    EARLIER_DISPUTE:
      "The payment of an earlier order is not yet settled between us. We are therefore unable to make this ride.",
    SERVICE_UNAVAILABLE:
      "We are unable to make this ride, and have had to cancel it. Please accept our apologies.",
    NOT_CONFIRMED:
      "We were unable to confirm the ride before it was to begin. Please accept our apologies.",
    BY_CUSTOMER: "As you asked, your booking is cancelled.",
    CUSTOMER_ABSENT:
      "The chauffeur waited for you at the agreed place for longer than the delay that we allow for, and did not find you. The ride did not take place.",
    SELLER_LATE:
      "We were not at the agreed place at the agreed time, and the booking has ended. Please accept our apologies.",
    FORCE_MAJEURE: "Force majeure stands in the way of the ride. The booking therefore ends.",
    WITHDRAWN: "As you asked, you have withdrawn from this contract.",
    SLOT_LOST:
      "Your payment reached us after the time for it was over, when the vehicle had been given to another ride. Please accept our apologies.",
  },
  refundBy: (day) =>
    `The refund is made by the means of payment that you had used, on ${day} at the latest.`,
  indemnity: (amount) =>
    `As we are cancelling a final order through no fault of yours, we also owe you ${amount} in compensation, which we pay by bank transfer: please send us your IBAN.`,
  see: "See the booking and its documents",
  creditNote: "The credit note for it is attached to this message.",

  expired: {
    BOOKING: {
      subject: (reference) => `booking ${reference} not paid`,
      title: "Your booking has not been paid for",
      text: "The time to pay is over: the vehicle is no longer kept for you, and you owe nothing.",
      see: "See the booking",
    },
    QUOTE: {
      subject: (reference) => `quote no longer valid, ride ${reference}`,
      title: "Your quote is no longer valid",
      text: "The time to accept the quote is over. Nothing was booked, and you owe nothing. If you would still like the ride, ask us for a new quote.",
      see: "See the request",
    },
    REQUEST: {
      subject: (reference) => `request ${reference} not answered`,
      title: "Your request was not answered in time",
      text: "We did not give you a price before the time of the ride. Please accept our apologies. Nothing was booked, and you owe nothing.",
      see: "See the request",
    },
    again:
      "If you would still like the ride, you can pay on the page of the booking: if the vehicle is still free, it is yours again.",
    button: "Take up the booking again",
  },
  withdrawn: {
    subject: (reference) => `acknowledgement, withdrawal ${reference}`,
    title: "Acknowledgement of your withdrawal",
    text: (at) =>
      `We acknowledge receipt of the withdrawal that you sent us online on ${at} (Paris time). It took effect at once. Keep this message: it is your evidence of it.`,
    statementTitle: "Your statement",
    statement: (reference, bookedAt) =>
      `I hereby give notice that I withdraw from the contract for the ride ${reference}, ordered on ${bookedAt}.`,
    name: "Name",
    email: "E-mail",
    contract: "Contract",
    bookedAt: "Ordered on",
    sentAt: "Sent on",
  },
  slotLost: {
    subject: (reference) => `payment given back, booking ${reference}`,
    title: "Your payment is given back to you",
    text: (amount) =>
      `Your payment of ${amount} reached us after the time for it was over, when the vehicle had been given to another ride. We are therefore no longer able to make yours, and ask you to accept our apologies. The whole sum is given back to you.`,
    again:
      "Another time or another vehicle may be free: call us or write to us, and we will look for one with you.",
  },
  surplusRefunded: {
    subject: (reference) => `payment given back, booking ${reference}`,
    title: "A payment is given back to you",
    afterEnd: (amount) =>
      `Your payment of ${amount} reached us when the booking had already been cancelled. The whole sum is given back to you.`,
    text: (amount) =>
      `We have received ${amount} more than the price of your ride. This sum is given back to you; your booking stays as it is.`,
  },
};
