/**
 * True for what can be somebody's name: an address of the web in its place makes of our mails to
 * somebody's address somebody else's spam.
 */
export const isPersonName = (name: string): boolean => !/[\p{Cc}\p{Cs}<>@/\\]|\bwww\./iu.test(name);

/** True for a text of one line that a database and a mail can hold. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);
