import type { mailWordsOrderFr } from "./mail-words-order-fr";

/** What a customer is told of an order of the shop, in English. */
export const mailWordsOrderEn: typeof mailWordsOrderFr = {
  order: "Your order",
  reference: "Order",
  orderedAt: "Placed on",
  discount: (code) => `Discount ${code}`,
  shippingFees: "Delivery",
  free: "free",
  vats: "including VAT",
  vat: (rate, amount) => `${amount} at ${rate}%`,
  delivery: "The delivery",
  mode: {
    DELIVERY: "Home delivery",
    PICKUP: "Delivery to a parcel shop",
    CLICK_AND_COLLECT: "Collection from us",
    NO_DELIVERY: "Sent by e-mail",
  },
  modeLabel: "How",
  carrier: "Carrier",
  delay: (from, to) => `${from} to ${to} working days after dispatch`,
  delayLabel: "Time",
  deliveryAddress: "Address",
  collectAt: "Place",
  collectWhen: "Day and time",
  collectTime: (day, from, until) => `${day}, between ${from} and ${until}`,
  tracking: "Tracking number",
  track: "Track the parcel",
  transfer: "The bank transfer",
  amount: "Amount",
  holder: "Account holder",
  iban: "IBAN",
  bic: "BIC",
  label: "Reference to give",
  until: "To reach us by",
  transferText:
    "A transfer takes up to 10 working days to reach us. After this date the order is cancelled.",
  pay: (amount) => `Pay for the order, ${amount}`,
  payUntil: (until) => `Your order is kept for you until ${until}.`,
  payAfter: (ends) =>
    `After that, what is in it is on sale again; as long as there is some left, you can still pay with this link, by ${ends} at the latest.`,
  payAgain: (ends) =>
    `What was in it is on sale again; as long as there is some left, you can still pay by card on the page of the order, by ${ends} at the latest.`,
  seeOrder: "See the order and its documents",
  contact: "Write to us about this order",
  termsAttached:
    "The terms of sale that you have accepted are attached to this message, with the model withdrawal form: do keep them.",
  withdraw: "Withdraw from contract here",
  mayWithdraw:
    "You may withdraw from this contract, without giving a reason, from now on and until the 14th day after you have received your order.",
  mayWithdrawUntil: (day) =>
    `You may withdraw from this contract, without giving a reason, up to and including ${day}.`,
  closing: (phone) =>
    phone
      ? `Any questions? Call us on ${phone} or answer this message.`
      : "Any questions? Answer this message.",

  received: {
    subject: (reference) => `order ${reference} received`,
    title: "Your order has been received",
    CARD: (amount) =>
      `We have received your order. It is concluded once ${amount} has been paid by card.`,
    TRANSFER: (amount) =>
      `We have received your order, and we keep it for you. It is concluded, and we prepare it, as soon as your transfer of ${amount} has reached us.`,
    NOTHING: "We have received your order. There is nothing to pay.",
  },
  payLink: {
    subject: (reference) => `payment link, order ${reference}`,
    title: "Your new payment link",
    text: (amount) => `Here is the link to pay ${amount} and keep your order.`,
  },
  link: {
    subject: (reference) => `link to order ${reference}`,
    title: "The link to your order",
    text: "Here is the link to the page of your order, as asked for on our site. It opens all there is to it: keep it to yourself.",
    notMe: "If you did not ask for it, you can ignore this message: nobody else has received it.",
    button: "Open the order",
  },
  paid: {
    subject: (reference) => `payment received, order ${reference}`,
    title: "Your payment has come in",
    text: (amount) =>
      `We have received your payment of ${amount}. Thank you: the sale is concluded.`,
    free: {
      subject: (reference) => `sale concluded, order ${reference}`,
      title: "The sale is concluded",
      text: "There is nothing to pay: the sale is concluded.",
    },
    invoice: "Your invoice is attached to this message as a PDF.",
    next: {
      DELIVERY: "We prepare your parcel and write to you when it leaves.",
      PICKUP: "We prepare your parcel and write to you when it leaves for the parcel shop.",
      CLICK_AND_COLLECT: "We prepare your order and write to you when it is ready.",
      NO_DELIVERY: "We are seeing to your order.",
    },
  },
  ready: {
    subject: (reference) => `your order ${reference} is ready`,
    title: "Your order is ready",
    text: "Your bottles are waiting for you. We keep the order for 30 days; please bring its reference and proof of identity.",
  },
  shipped: {
    subject: (reference) => `your order ${reference} is on its way`,
    title: "Your parcel is on its way",
    text: "Your parcel has left the cellar. Whoever receives it must be of age, and may be asked for proof of identity.",
    damage:
      "Open the parcel in front of the courier if you can, and note on the delivery slip what is missing or broken. Breakage on the way is ours to bear: write to us.",
  },
  delivered: {
    subject: (reference) => `order ${reference} handed over`,
    title: "Your order has been handed over",
    text: "Your order has arrived. We hope that you enjoy it.",
    trouble: "Should anything be missing, or a bottle be broken, do tell us.",
  },
  reviewAsked: {
    subject: (reference) => `your opinion on order ${reference}`,
    title: "What did you think of our wines?",
    text: "What you thought of them helps us do our work well. You are free to say so, or not to answer.",
    button: "Leave a review",
  },
  cancelled: {
    subject: (reference) => `order ${reference} cancelled`,
    title: "Your order is cancelled",
  },
  cardRefused: {
    subject: (reference) => `payment refused for order ${reference}`,
    title: "Your payment was refused",
  },
  expired: {
    subject: (reference) => `order ${reference} not paid`,
    title: "Your order has not been paid for",
    text: "The time to pay is over, and what you ordered is on sale again. Nothing was charged.",
    again: (ends) =>
      `If you would still like it, you can pay as long as there is some left, by ${ends} at the latest:`,
    button: "Take up the order again",
  },
  withdrawn: {
    subject: (reference) => `acknowledgement of withdrawal, ${reference}`,
    title: "Acknowledgement of your withdrawal",
    text: (at) =>
      `We acknowledge receipt of the withdrawal that you sent us online on ${at} (Paris time). Keep this message: it is the proof of it.`,
    statementTitle: "Your statement",
    statement: (reference, orderedAt) =>
      `I hereby give notice that I withdraw from the contract for order ${reference}, placed on ${orderedAt}.`,
    name: "Name",
    email: "E-mail",
    contract: "Contract",
    sentAt: "Sent on",
    how: (address, day) =>
      `Please send the bottles back by ${day} at the latest, packed as glass should be, to this address: ${address}. You can also bring them to the cellar. Enclose the reference of the order. You bear the cost of the return.`,
  },
  returned: {
    subject: (reference) => `return received, order ${reference}`,
    title: "Your return has arrived",
    text: "We have received what you sent back to us.",
  },
  stockLost: {
    subject: (reference) => `payment refunded, order ${reference}`,
    title: "Your payment is given back",
    text: (amount) =>
      `Your payment of ${amount} reached us after the time to pay, when the bottles had been sold. We can no longer fulfil your order, and we apologise. You are given back the whole sum.`,
  },
  surplusRefunded: {
    subject: (reference) => `payment refunded, order ${reference}`,
    title: "A payment is given back",
    afterEnd: (amount) =>
      `Your payment of ${amount} reached us when the order had already ended. You are given back the whole sum.`,
    text: (amount) =>
      `We have received ${amount} more than the total of your order. You are given that sum back; the order remains as it is.`,
    lack: {
      DISCOUNT_USED_UP:
        "The order cannot be taken up again: its discount code has been used as often as it could be.",
      DISCOUNT_ALREADY_USED:
        "The order cannot be taken up again: you have used its discount code for another order.",
      ORDER_SLOT_OVER: "The order cannot be taken up again: the time to collect it has gone by.",
      ORDER_TOO_OLD: "The order cannot be taken up again: it is more than 60 days old.",
    },
  },
  reason: {
    CARD_REFUSED: "Your bank refused the card: nothing was charged, and the order is cancelled.",
    TRANSFER_LATE:
      "Your transfer has not reached us within the 15 working days that our terms of sale provide for. We have therefore cancelled the order.",
    NON_PAYMENT:
      "The payment that is due has not reached us. We have therefore cancelled the order.",
    WRONG_ADDRESS:
      "The address that we were given is wrong, and we could not deliver the order. We have therefore cancelled it.",
    EARLIER_DISPUTE:
      "The payment of an earlier order is still to be settled between us. We therefore cannot accept this one.",
    OUT_OF_STOCK:
      "Against our expectation, what you ordered is no longer available, and we had to cancel the order. We apologise.",
    BY_CUSTOMER: "As you asked, your order is cancelled.",
    WITHDRAWN: "As you asked, you have withdrawn from this contract.",
    LOST: "Your parcel was lost on the way. We apologise.",
    STOCK_LOST: "Your payment reached us after the time to pay, when the bottles had been sold.",
  },
  refundBy: (day) =>
    `The refund is made by the means of payment that you had used, by ${day} at the latest.`,
  creditNote: "The credit note for it is attached to this message.",
};
