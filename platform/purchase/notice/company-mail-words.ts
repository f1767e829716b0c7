/** What every mail to the company about a booking or an order says of its customer, in French. */
export const companyMailWords = {
  customer: "Le client",
  name: "Nom",
  business: "Société",
  phone: "Téléphone",
  email: "E-mail",
  message: "Message du client",
};
