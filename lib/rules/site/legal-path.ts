/** The pages that the law has a site show wherever one is (§2), and the way out of a contract. */
const LEGAL_PATHS: readonly string[] = [
  "/withdrawal",
  "/sale-terms",
  "/use-terms",
  "/legal-notice",
  "/privacy-policy",
  "/cookie-policy",
];

/** True for the path of a legal page, without its locale prefix. */
export const isLegalPath = (path: string): boolean => LEGAL_PATHS.includes(path);
