/** Tells whether a text has the form of a booking's reference, such as EST-7K3QD9. */
export const isReference = (text: string): boolean => /^[A-Z]{3}-[2-9A-HJ-NP-Z]{6}$/.test(text);
