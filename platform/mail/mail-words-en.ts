import type { mailWordsFr } from "./mail-words-fr";

/** English words that mails share. */
export const mailWordsEn: typeof mailWordsFr = {
  line: (label, value) => `${label}: ${value}`,
  hello: (firstname) => `Dear ${firstname},`,
  was: (before) => `before: ${before}`,
  reference: "Reference",
  kind: { TRANSFER: "Transfer", HIRE: "Hire by the hour" },
  ride: "Ride",
  pickup: "Pickup",
  meetingPoint: "Meeting point",
  board: "Name on the board",
  returnMeetingPoint: "Meeting point on the way back",
  returnBoard: "Board on the way back",
  stop: "Stop",
  dropoff: "Destination",
  startAt: "Date and time",
  returnAt: "Way back",
  distance: "Distance",
  hours: "Length",
  passengers: "Passengers",
  luggage: "Suitcases",
  vehicle: "Vehicle",
  flightNumber: "Flight",
  trainNumber: "Train",
  total: "Total incl. VAT",
  vat: (rate) => `of which VAT at ${rate}%`,
  questions: (phone) =>
    phone
      ? `A question, a change? Call us on ${phone}, day or night, or reply to this message.`
      : "A question, a change? Reply to this message.",
};
