import type { MailName } from "@/lib/contract/mail/mail-catalogue";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { Mail } from "./post-mails";

/** Writer of a mail about an invented customer, by which the owner sees its words in their place. */
export type MailSample = (identity: MailIdentity, now: Date) => Mail;

export type MailSamples = Record<MailName, MailSample>;

/** Samples of the mails whose names begin with one of these words. */
export type MailSamplesOf<Start extends string> = Record<
  Extract<MailName, `${Start}-${string}`>,
  MailSample
>;

/** Customer of the samples; the address belongs to nobody (RFC 2606). */
export const SAMPLE_CUSTOMER = {
  firstname: "Camille",
  lastname: "Moreau",
  email: "camille.moreau@example.com",
};

/** Stands for the secret of a link: what a sample opens is not there. */
export const SAMPLE_KEY = "exemple";

export const SAMPLE_ADDRESS = {
  firstPart: "3 rue des Vignes",
  postalCode: "44120",
  city: "Vertou",
  country: "FR",
};

export const SAMPLE_STATION = { label: "Gare de Nantes", postalCode: "44000", city: "Nantes" };

export const SAMPLE_HALL = "Salle des fêtes, 44120 Vertou";
