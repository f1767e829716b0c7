/**
 * The name of a declination for a screen: no line of it begins with the colon after its label, which
 * the contract's 'label : value' (§3) puts between plain spaces.
 */
export const unbrokenName = (name: string): string => name.replaceAll(" : ", "\u00a0: ");
