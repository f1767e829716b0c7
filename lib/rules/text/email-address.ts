const LOCAL = "[\\w+'-]+(?:\\.[\\w+'-]+)*";
const LABEL = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";

/**
 * What can be somebody's e-mail address: letters, digits and a few signs, and a domain that has an
 * ending. Rarer forms that mail servers would take are not taken: they are typing errors far more often.
 */
export const EMAIL_ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[a-z]{2,}$`, "i");

/** True for a text that can be somebody's e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
