import type { mailWordsBookingFr } from "./mail-words-booking-fr";

/** What a customer is told of a booking that goes its way, in English. */
export const mailWordsBookingEn: typeof mailWordsBookingFr = {
  none: "none",
  ride: "The ride",
  price: "The price",
  deposit: "Deposit",
  paid: "Already paid",
  rest: "Left to pay",
  emissions: (kg) =>
    `Greenhouse-gas emissions of the ride: ${kg} kg of CO₂ equivalent (article L. 1431-3 of the French Transport Code).`,
  seeBooking: "See the booking, change it or cancel it",
  seeRequest: "See the request",
  contact: "Write to us about this ride",
  termsAttached:
    "The terms of sale that you have accepted are attached to this message: do keep them.",
  withdraw: "Withdraw from contract here",
  mayWithdraw: (day) =>
    `You may withdraw from this contract, without giving a reason and at no cost, up to and including ${day}, as long as the ride has not been fully made.`,
  pay: {
    DEPOSIT: (amount) => `Pay the deposit of ${amount}`,
    FULL: (amount) => `Pay for the ride, ${amount}`,
    BALANCE: (amount) => `Pay ${amount}`,
  },
  payBalance: (amount) => `Pay the balance of ${amount} online`,
  payUntil: (until) => `This payment link is valid until ${until}.`,
  heldUntil: (until) => `The vehicle is kept for you until ${until}.`,
  takenByPaying:
    "After that, your payment takes it again if it is still free at that time; if it is not, nothing is charged.",
  newLink: "You can ask for a new link on the page of the booking.",
  isDeposit:
    "This sum is a deposit (“acompte” in French law, not “arrhes”): it is deducted from the price of the ride.",
  restLater: (amount) =>
    `The balance of ${amount} is to be paid on the day, or online before the ride begins.`,
  proofTitle: "Proof of advance booking",
  proofText:
    "These particulars are the ones that the French order of 6 August 2025 requires. The proof is attached to this message as a PDF.",
  proofFile: (reference) => `Booking-proof-${reference}.pdf`,
  proof: {
    operator: "Operator",
    register: "VTC register",
    siren: "SIREN",
    customer: "Client and telephone",
    bookedAt: "Booked on",
    pickupAt: "Pickup asked for on",
    pickup: "Place of pickup",
  },
  waiting: {
    FLIGHT:
      "We follow your flight: the pickup moves with it, and the chauffeur waits for you at no charge for up to an hour after it has landed.",
    TRAIN:
      "We follow your train: the pickup moves with it, and the chauffeur waits for you at no charge for up to 30 minutes after it has come in.",
  },

  received: {
    subject: (reference) => `booking ${reference} received`,
    title: "Your booking has been received",
    DEPOSIT: (amount) =>
      `We have received your booking. It becomes final once the deposit of ${amount} has been paid and we have confirmed the ride, by e-mail and text message.`,
    FULL: (amount) =>
      `We have received your booking. As the ride is soon, its price, ${amount}, is to be paid now. The booking becomes final once this payment has come in and we have confirmed the ride, by e-mail and text message.`,
    BALANCE: (amount) =>
      `We have received your booking. It becomes final once ${amount} has been paid and we have confirmed the ride, by e-mail and text message.`,
    NOTHING:
      "We have received your booking. We check the ride and confirm it by e-mail and text message. There is nothing to pay for the moment.",
  },
  requested: {
    subject: (reference) => `request ${reference} received`,
    title: "Your request has reached us",
    text: "We have received your request. We look into the ride and answer with a quote, which is valid for 30 days. Until then nothing is booked and nothing is charged.",
  },
  link: {
    subject: (reference) => `link to booking ${reference}`,
    title: "The link to your booking",
    text: "Here is the link to the page of your booking, as asked for on our site. It opens all there is to it: share it only with those who travel with you.",
    notMe: "If you did not ask for it, you can ignore this message: nobody else has received it.",
    button: "Open the booking",
  },
  quote: {
    subject: (reference) => `quote for your ride ${reference}`,
    title: "Your quote",
    text: (total, day) =>
      `Here is the quote for the ride that you asked us for, attached as a PDF: ${total} including VAT.${day ? ` It is valid up to and including ${day}.` : ""} The vehicle is booked for you when you accept the quote by paying; until then nothing binds you.`,
    accept: {
      DEPOSIT: (amount) => `Accept and pay the deposit of ${amount}`,
      FULL: (amount) => `Accept and pay ${amount}`,
      BALANCE: (amount) => `Accept and pay ${amount}`,
    },
  },
  payLink: {
    subject: (reference) => `payment link, booking ${reference}`,
    title: "Your new payment link",
    text: (amount) => `Here is the link to pay ${amount} and keep your booking.`,
    rest: (amount) => `Here is the link to pay the balance of ${amount} online.`,
  },
  paymentReceived: {
    subject: (reference) => `payment received, booking ${reference}`,
    title: "Your payment has come in",
    text: (amount) => `We have received your payment of ${amount}. Thank you.`,
    invoice: "The invoice for it is attached to this message.",
    toConfirm:
      "We now check the ride and confirm it by e-mail and text message. Should we be unable to make it, you would be given back the whole sum.",
    final: "Your booking is final.",
  },
  confirmed: {
    subject: (reference) => `ride ${reference} confirmed`,
    title: "Your ride is confirmed",
    final: (when) => `We confirm the ride on ${when}. Your booking is final.`,
    due: (when, amount) =>
      `We accept the ride on ${when}. Your booking will be final as soon as we have received ${amount}.`,
  },
  changed: {
    subject: (reference) => `booking ${reference} changed`,
    title: "Your booking has been changed",
    text: "The change that you asked for has been made. The attached proof and calendar entry replace the earlier ones.",
    whatChanged: "What changes",
    total: "Total incl. VAT",
    samePrice: "The price remains the same.",
    more: (amount) => `The new price is ${amount} higher than the old one.`,
    less: (amount) => `The new price is ${amount} lower than the old one.`,
    refund: (amount) => `You get back ${amount}.`,
    dueNow: (amount) => `There is ${amount} left to pay for the booking to be final.`,
  },
  suspended: {
    subject: (reference) => `ride ${reference} suspended`,
    title: "Your ride is suspended",
    text: (when) =>
      `Force majeure prevents the ride on ${when}. It is suspended: there is nothing that you need to do, and we write to you as soon as it can take place. Should this last more than three months, either of us may end the contract.`,
    mayChange:
      "If you would rather not wait, you can choose another date on the page of the booking, up to 24 hours before the start.",
    mayCancel:
      "You can also cancel the booking on its page, before the start: everything that you have paid is then given back to you.",
  },
  resumed: {
    subject: (reference) => `ride ${reference} goes ahead`,
    title: "Your ride goes ahead",
    text: (when) =>
      `What stood in the way of your ride is over: it takes place as booked, on ${when}.`,
  },
  reminder: {
    subject: (when) => `your ride on ${when}`,
    title: "Your ride is soon",
    text: (when, place) => `We will be waiting for you on ${when}, here: ${place}.`,
    rest: (amount) =>
      `There is ${amount} left to pay, online before the ride begins or to the chauffeur.`,
    phone: (phone) => `Running late, or not sure of the place? Call us on ${phone}, day or night.`,
  },
  done: {
    subject: (reference) => `thank you, and your invoice (${reference})`,
    title: "Thank you for travelling with us",
    text: "The ride is over. Your invoice is attached to this message as a PDF.",
    rest: (amount) => `There is ${amount} left to pay.`,
    review:
      "What you thought of it helps us do our work well. You are free to say so, or not to answer.",
    reviewLink: "Leave a review",
    seeBooking: "See the booking and its documents",
  },
};
