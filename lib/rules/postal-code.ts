/** True for what has the form of a country's postcodes; only France's are known. */
export const isPostalCode = (code: string, country: string): boolean =>
  country !== "FR" || /^\d{5}$/.test(code);
