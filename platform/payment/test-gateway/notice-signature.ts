import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds after which a signature is no longer valid: a notice that was overheard is of no use. */
const MAX_AGE = 300;

export const SIGNATURE_HEADER = "x-gateway-signature";

/** Signs a notice's body for the header: `t=<unix seconds>,v1=<hex>`. */
export function signNotice(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(seconds, body, secret)}`;
}

/** Tells whether a notice was signed with the secret, within five minutes of `now`. */
export function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!seconds || !given) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > MAX_AGE) return false;
  return timingSafeEqual(
    Buffer.from(given, "hex"),
    Buffer.from(digest(Number(seconds), body, secret), "hex"),
  );
}

const digest = (seconds: number, body: string, secret: string): string =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
