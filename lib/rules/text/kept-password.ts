/**
 * Returns a password as it is hashed: one keyboard composes é and another writes an e and its
 * accent, and both are the same to the person typing (NFKC, as RFC 4013 has it).
 */
export const keptPassword = (typed: string): string => typed.normalize("NFKC");

/** Lists the possible hashed forms of a typed password: older ones were kept as typed. */
export const passwordForms = (typed: string): string[] => [
  ...new Set([keptPassword(typed), typed, typed.normalize("NFC"), typed.normalize("NFD")]),
];
