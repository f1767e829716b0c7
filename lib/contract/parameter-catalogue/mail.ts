import { number, string } from "./definition";

/** In whose name mails are sent. */
export const mailParameters = {
  MAIL_SENDER_NAME: string("Nom de l’expéditeur des e-mails", "Mail sender name"),
  MAIL_SENDER_ADDRESS: string("Adresse de l’expéditeur des e-mails", "Mail sender address"),
  LETTER_DAYS: number(
    "Durée de conservation du contenu des lettres (jours)",
    "How long the text of letters is kept (days)",
    "365",
  ),
} as const;
