import { randomInt } from "node:crypto";
import { slug } from "@/lib/rules/text/slug";

/** Letters and digits that nobody confuses, on paper or on the telephone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Stands in for the letters that a company's name lacks. */
const RESERVATION = "res";

/** Draws a booking's reference: the company's first three letters and six of chance, EST-7K3QD9. */
export function newReference(companyName: string): string {
  const letters = (slug(companyName).replace(/[^a-z]/g, "") + RESERVATION).slice(0, 3);
  const chance = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.toUpperCase()}-${chance.join("")}`;
}
