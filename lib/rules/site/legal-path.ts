/** Page that lists the cookies (§2). */
export const COOKIE_POLICY_PATH = "/cookie-policy";

/** Pages that the law requires within reach everywhere (§2), and the way to withdraw. */
const LEGAL_PATHS: readonly string[] = [
  "/withdrawal",
  "/sale-terms",
  "/use-terms",
  "/legal-notice",
  "/privacy-policy",
  "/accessibility",
  COOKIE_POLICY_PATH,
];

/** Tells whether a path is that of a legal page, without its locale prefix. */
export const isLegalPath = (path: string): boolean => LEGAL_PATHS.includes(path);
