import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWords } from "./mail-words";

/** As much as fits on the line of a message (RFC 5322, 2.1.1), and as lists of mails show. */
const LONGEST = 77;

/**
 * Composes the subject of a mail after the name of its company; without it where both are too long,
 * as the mail names its sender anyhow.
 * @param about rest of the subject after the name, in lower case
 */
export function mailSubject(
  { companyName, language }: Pick<MailIdentity, "companyName" | "language">,
  about: string,
): string {
  const named = companyName && mailWords[language].line(companyName, about);
  return named && named.length <= LONGEST ? named : about.replace(/^\p{Ll}/u, upperCased);
}

const upperCased = (letter: string) => letter.toUpperCase();
