/** French words that mails share. */
export const mailWordsFr = {
  /** A value after its name, on a line of plain text. */
  line: (label: string, value: string) => `${label} : ${value}`,
  hello: (firstname: string) => `Bonjour ${firstname},`,
  /** What a value was before it changed. */
  was: (before: string) => `avant : ${before}`,
  reference: "Référence",
  kind: { TRANSFER: "Transfert", HIRE: "Mise à disposition" },
  ride: "Course",
  pickup: "Prise en charge",
  meetingPoint: "Point de rencontre",
  board: "Nom sur la pancarte",
  returnMeetingPoint: "Point de rencontre au retour",
  returnBoard: "Pancarte au retour",
  stop: "Étape",
  dropoff: "Destination",
  startAt: "Date et heure",
  returnAt: "Retour",
  distance: "Distance",
  hours: "Durée",
  passengers: "Passagers",
  luggage: "Valises",
  vehicle: "Véhicule",
  flightNumber: "Vol",
  trainNumber: "Train",
  total: "Total TTC",
  vat: (rate: string) => `dont TVA à ${rate} %`,
  questions: (phone: string | null) =>
    phone
      ? `Une question, un changement ? Appelez-nous au ${phone}, de jour comme de nuit, ou répondez à ce message.`
      : "Une question, un changement ? Répondez à ce message.",
};
