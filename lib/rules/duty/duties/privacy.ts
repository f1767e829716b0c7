import { type DutyFacts, defineDuty, unless } from "@/lib/rules/duty/duty";
import { says, saysValue } from "@/lib/rules/duty/says";

const GDPR = "RGPD, art. 13";

const hasPolicy = ({ texts }: DutyFacts) => texts.PRIVACY_POLICY.words !== "";

const policySays =
  (...words: RegExp[]) =>
  ({ texts }: DutyFacts) =>
    unless(says(texts.PRIVACY_POLICY.words, ...words), "PRIVACY_POLICY");

/** Duties towards the people whose data a site keeps. */
export const privacyDuties = [
  defineDuty({
    name: "privacyPolicy",
    source: "RGPD, art. 12 et 13",
    isMustHave: false,
    lack: (facts) => unless(hasPolicy(facts), "PRIVACY_POLICY"),
  }),
  defineDuty({
    name: "privacyPurposes",
    source: GDPR,
    isMustHave: false,
    concerns: hasPolicy,
    lack: policySays(/base legale|finalite/),
  }),
  defineDuty({
    name: "privacyRetention",
    source: GDPR,
    isMustHave: false,
    concerns: hasPolicy,
    lack: policySays(/conserv|\bgard(?:e|ons|ees?)\b/, /\d+ (?:ans?|mois|jours?)\b/),
  }),
  defineDuty({
    name: "privacyRights",
    source: `${GDPR} et 17`,
    isMustHave: false,
    concerns: hasPolicy,
    lack: policySays(/\bdroits?\b/, /rectifi/, /effac|suppr/, /\bcnil\b/),
  }),
  defineDuty({
    name: "privacyContact",
    source: GDPR,
    isMustHave: false,
    concerns: hasPolicy,
    lack: ({ settings, texts }) =>
      unless(
        [settings.COMPANY_EMAIL, settings.COMPANY_PHONE].some(
          (value) => value && saysValue(texts.PRIVACY_POLICY.words, value),
        ),
        "PRIVACY_POLICY",
      ),
  }),
  defineDuty({
    name: "privacyNewsletter",
    source: GDPR,
    isMustHave: false,
    concerns: (facts) => hasPolicy(facts) && facts.settings.ENABLE_NEWSLETTER === "true",
    lack: policySays(/lettres? d'information|newsletter|infolettre/),
  }),
] as const;
