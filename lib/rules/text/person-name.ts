/**
 * True for what can be somebody's name: an address of the web in its place makes of our mails to
 * somebody's address somebody else's spam.
 */
export const isPersonName = (name: string): boolean => !/[<>@/\\]|\bwww\./iu.test(name);
