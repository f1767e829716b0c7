import type { LanguageCode } from "@/lib/contract/locale";

const fr_FR = {
  /** A value after its name, on a line of plain text. */
  line: (label: string, value: string) => `${label} : ${value}`,
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  subject: "Objet",
  messageNotice: (name: string, subject?: string) =>
    `Message de ${name}${subject ? ` : ${subject}` : ""}`,
  messageNoticeTitle: "Un message est arrivé par le site",
  messageReceived: (company: string) => `${company} : votre message est bien arrivé`,
  messageReceivedTitle: "Votre message est bien arrivé",
  messageReceivedText:
    "Bonjour,\n\nNous avons bien reçu le message que vous nous avez écrit depuis notre site, et nous vous répondons dès que possible.",
  bookingReceived: (company: string, reference: string) => `${company} : réservation ${reference}`,
  bookingReceivedTitle: "Votre réservation est enregistrée",
  bookingReceivedText: (firstname: string) =>
    `Bonjour ${firstname},\n\nNous avons bien reçu votre réservation. Nous vérifions la course et vous la confirmons par e-mail ou par SMS. Rien n’a été prélevé.`,
  bookingNotice: (reference: string, when: string) => `Réservation ${reference}, ${when}`,
  bookingNoticeTitle: "Une réservation est arrivée",
  reference: "Référence",
  kind: { TRANSFER: "Transfert", HIRE: "Mise à disposition" },
  ride: "Course",
  pickup: "Prise en charge",
  stop: "Étape",
  dropoff: "Destination",
  startAt: "Date et heure",
  returnAt: "Retour",
  distance: "Distance",
  hours: "Durée",
  passengers: "Passagers",
  luggage: "Valises",
  vehicle: "Véhicule",
  customer: "Client",
  company: "Société",
  flightNumber: "Vol",
  trainNumber: "Train",
  total: "Total TTC",
  vat: (rate: string) => `dont TVA à ${rate} %`,
  questions: (phone: string | null) =>
    phone
      ? `Une question, un changement ? Appelez-nous au ${phone}, de jour comme de nuit, ou répondez à ce message.`
      : "Une question, un changement ? Répondez à ce message.",
};

const en: typeof fr_FR = {
  line: (label, value) => `${label}: ${value}`,
  name: "Name",
  email: "E-mail",
  phone: "Telephone",
  subject: "Subject",
  messageNotice: (name, subject) => `Message from ${name}${subject ? `: ${subject}` : ""}`,
  messageNoticeTitle: "A message has come through the site",
  messageReceived: (company) => `${company}: your message has reached us`,
  messageReceivedTitle: "Your message has reached us",
  messageReceivedText:
    "Hello,\n\nWe have received the message that you wrote to us through our site, and will answer as soon as we can.",
  bookingReceived: (company, reference) => `${company}: booking ${reference}`,
  bookingReceivedTitle: "Your booking has been received",
  bookingReceivedText: (firstname) =>
    `Dear ${firstname},\n\nWe have received your booking. We check the ride and confirm it by e-mail or text message. Nothing has been charged.`,
  bookingNotice: (reference, when) => `Booking ${reference}, ${when}`,
  bookingNoticeTitle: "A booking has come in",
  reference: "Reference",
  kind: { TRANSFER: "Transfer", HIRE: "Hire by the hour" },
  ride: "Ride",
  pickup: "Pickup",
  stop: "Stop",
  dropoff: "Destination",
  startAt: "Date and time",
  returnAt: "Way back",
  distance: "Distance",
  hours: "Length",
  passengers: "Passengers",
  luggage: "Suitcases",
  vehicle: "Vehicle",
  customer: "Customer",
  company: "Company",
  flightNumber: "Flight",
  trainNumber: "Train",
  total: "Total incl. VAT",
  vat: (rate) => `of which VAT at ${rate}%`,
  questions: (phone) =>
    phone
      ? `A question, a change? Call us on ${phone}, day or night, or reply to this message.`
      : "A question, a change? Reply to this message.",
};

/** The words of mails. */
export const mailWords: Record<LanguageCode, typeof fr_FR> = { fr_FR, en };
