import { string } from "./definition";

/** In whose name mails are sent. */
export const mailParameters = {
  MAIL_SENDER_NAME: string("Nom de l’expéditeur des e-mails", "Mail sender name"),
  MAIL_SENDER_ADDRESS: string("Adresse de l’expéditeur des e-mails", "Mail sender address"),
} as const;
