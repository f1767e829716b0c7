/** Longest subject that lists of mails show, with some room for its values. */
export const MAX_MAIL_SUBJECT = 120;

/** Longest opening or closing of a mail, in characters. */
export const MAX_MAIL_PARAGRAPHS = 1_000;

/** Texts of a mail that the owner may word, in the order in which they are written. */
export const MAIL_WORDING_TEXTS = ["subject", "opening", "closing"] as const;
