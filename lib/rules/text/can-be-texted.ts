/**
 * Tells whether text messages reach a number; false for the French landline network.
 * @param phone E.164
 */
export const canBeTexted = (phone: string): boolean => !/^\+33[1-59]/.test(phone);
