/**
 * Tells whether a text can be a person's name. A web address in its place would turn our mails to
 * somebody's address into another's spam.
 */
export const isPersonName = (name: string): boolean => !/[<>@/\\]|\bwww\./iu.test(name);
