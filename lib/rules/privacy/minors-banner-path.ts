const PAYMENT = /^\/(?:cart|checkout|payment\/[^/]+)\/?$/;

/**
 * Tells whether a page shows the notice on minors: the home page and the pages on the way to a
 * payment (arrêté of 17 October 2016).
 * @param path without its locale prefix; a query does not count
 */
export function isBannerPath(path: string): boolean {
  const [plain = ""] = path.split(/[?#]/, 1);
  return plain === "/" || PAYMENT.test(plain);
}
