import { email, number, string } from "./definition";

export const mailParameters = {
  MAIL_SENDER_NAME: string("Nom de l’expéditeur des e-mails", "Mail sender name"),
  MAIL_SENDER_ADDRESS: email("Adresse de l’expéditeur des e-mails", "Mail sender address"),
  LETTER_DAYS: number(["Conservation des lettres", "How long letters are kept"], {
    unit: "DAYS",
    least: 1,
    most: 3650,
    default: "365",
    says: [
      "Le texte des lettres envoyées est gardé {value}",
      "The text of letters that were sent is kept for {value}",
    ],
  }),
} as const;
