/** Removes the postcode that tells towns of one name apart. */
export const shortName = (name: string): string => name.replace(/\s*\([^)]*\)$/, "");
