/**
 * False for a number of the French landline network, which no text message reaches.
 * @param phone E.164
 */
export const canBeTexted = (phone: string): boolean => !/^\+33[1-59]/.test(phone);
