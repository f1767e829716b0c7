/** Headers by which other servers show that a notice is theirs, by their scheme in the API document. */
export const NOTICE_HEADERS = {
  stripeSignature: "Stripe-Signature",
  testGatewaySignature: "X-Gateway-Signature",
  mailReturnToken: "X-Mail-Token",
} as const;
