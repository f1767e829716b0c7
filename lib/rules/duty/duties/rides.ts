import { defineDuty, hasRides, unless } from "@/lib/rules/duty/duty";
import { says } from "@/lib/rules/duty/says";

/** Duties of who drives people: the register, the insurance, and what the terms say of a ride. */
export const rideDuties = [
  defineDuty({
    name: "vtcRegister",
    source: "Code des transports, art. L. 3122-3 ; arrêté du 6 août 2025",
    isMustHave: true,
    concerns: hasRides,
    lack: ({ settings }) => unless(Boolean(settings.VTC_REGISTER_NUMBER), "VTC_REGISTER_NUMBER"),
  }),
  defineDuty({
    name: "insurer",
    source: "Loi n° 2004-575, art. 1-1",
    isMustHave: true,
    concerns: hasRides,
    lack: ({ settings }) => unless(Boolean(settings.INSURER), "INSURER"),
  }),
  defineDuty({
    name: "rideWithdrawal",
    source: "Code de la consommation, art. L. 221-2",
    isMustHave: false,
    concerns: (facts) => hasRides(facts) && facts.texts.SALE_TERMS.words !== "",
    lack: ({ texts }) =>
      unless(says(texts.SALE_TERMS.words, /retract/, /l\. ?221-2\b/), "SALE_TERMS"),
  }),
  defineDuty({
    name: "deposit",
    source: "Code de la consommation, art. L. 214-1",
    isMustHave: false,
    concerns: (facts) => hasRides(facts) && facts.texts.SALE_TERMS.words !== "",
    lack: ({ texts }) => unless(says(texts.SALE_TERMS.words, /\bacompte/), "SALE_TERMS"),
  }),
  defineDuty({
    name: "identityCopy",
    source: "RGPD, art. 5",
    isMustHave: false,
    concerns: (facts) => hasRides(facts) && facts.texts.PRIVACY_POLICY.words !== "",
    lack: ({ texts }) =>
      unless(says(texts.PRIVACY_POLICY.words, /(?:piece|carte) d'identite/), "PRIVACY_POLICY"),
  }),
] as const;
