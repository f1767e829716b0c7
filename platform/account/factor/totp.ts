import { createHmac, randomBytes } from "node:crypto";

/** Validity of a code in seconds, and its number of digits: the values every application uses. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one that are accepted as well, since clocks differ. */
const TOLERANCE = 1;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Creates the secret an application and the site share: 160 bits, in base32 (RFC 4226 §4). */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** Counts the half minutes from 1970 to an instant (RFC 6238 §4.2). */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** Computes the code of a half minute (RFC 6238, HMAC-SHA-1). @param secret in base32 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Finds the half minutes around an instant with this code, the latest first; mostly 0 or 1. */
export function stepsOfCode(secret: string, code: string, at: Date): number[] {
  const now = totpStep(at);
  const near = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now + TOLERANCE - index);
  return near.filter((step) => totpCode(secret, step) === code);
}

/** Builds the link by which a device opens its application with all it has to know. */
export function totpLink(secret: string, issuer: string, account: string): string {
  // A colon parts the two.
  const [site, name] = [issuer.replaceAll(":", " "), account].map(encodeURIComponent);
  return `otpauth://totp/${site}:${name}?secret=${secret}&issuer=${site}`;
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
