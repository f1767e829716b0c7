import { z } from "zod";

/** Everything that the law asks of a site, and that is checked. */
const DUTY_NAMES = [
  "publisherName",
  "corporateForm",
  "shareCapital",
  "headOffice",
  "telephone",
  "email",
  "tradeRegister",
  "siret",
  "vatNumber",
  "publicationDirector",
  "host",
  "legalNotice",
  "legalNoticeSaysAll",
  "vtcRegister",
  "insurer",
  "rideWithdrawal",
  "deposit",
  "identityCopy",
  "saleTerms",
  "withdrawal",
  "onlineWithdrawal",
  "guarantees",
  "mediator",
  "mediatorSite",
  "mediatorInTerms",
  "closedPlatform",
  "pricePerLitre",
  "priorPrices",
  "textsWithinReach",
  "textsWithoutBlanks",
  "alcoholMessage",
  "breathalysers",
  "cookiePolicy",
  "cookieTable",
  "codePurpose",
  "choiceLength",
  "privacyPolicy",
  "privacyPurposes",
  "privacyRetention",
  "privacyRights",
  "privacyContact",
  "privacyNewsletter",
  "testimonials",
  "accessibility",
] as const;
export type DutyName = (typeof DUTY_NAMES)[number];

const labelSchema = z.object({ fr: z.string(), en: z.string() });

/** Thing that the law asks of the site, and what the site lacks of it. */
export const dutySchema = z.object({
  name: z.enum(DUTY_NAMES),
  /** Part of the law, as it is quoted in French. */
  source: z.string(),
  /** True where the site may not open without it. */
  isMustHave: z.boolean(),
  /** Null where nothing is lacking. */
  lack: z
    .object({
      /** Settings that are concerned, where there are several. */
      settings: z.array(labelSchema),
      /** Places of the panel where it is mended: a part, and what is opened in it. */
      mends: z.array(
        z.object({ part: z.string(), item: z.string().nullable(), label: labelSchema }),
      ),
    })
    .nullable(),
});
export type DutyView = z.infer<typeof dutySchema>;

/** GET /admin/duty: the duties that the site has, lacking ones first. */
export const dutyPageSchema = z.object({
  /** True while the site is not open yet. */
  isBuilding: z.boolean(),
  duties: z.array(dutySchema),
});
export type DutyPage = z.infer<typeof dutyPageSchema>;
