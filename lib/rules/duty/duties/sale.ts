import { type DutyFacts, defineDuty, hasShop, type LegalKey, unless } from "@/lib/rules/duty/duty";
import { says, saysValue } from "@/lib/rules/duty/says";

const CONSUMER = "Code de la consommation, art.";
const MEDIATION = `${CONSUMER} L. 612-1, L. 616-1 et R. 616-1`;

const hasTerms = ({ texts }: DutyFacts) => texts.SALE_TERMS.words !== "";

const FOURTEEN_DAYS = /(?:14|quatorze) jours/;

/** Tells whether customers may withdraw: by law in a shop, or since the terms grant it. */
const mayWithdraw = (facts: DutyFacts) =>
  hasShop(facts) || says(facts.texts.SALE_TERMS.words, /retract/, FOURTEEN_DAYS);

/** Address of the European platform for disputes, which was closed on 20 July 2025. */
const CLOSED_PLATFORM = /ec\.europa\.eu\/(?:consumers\/)?odr/i;

/** Duties of who sells to consumers. */
export const saleDuties = [
  defineDuty({
    name: "saleTerms",
    source: `${CONSUMER} L. 111-1 et L. 221-5`,
    isMustHave: true,
    lack: (facts) => unless(hasTerms(facts), "SALE_TERMS"),
  }),
  defineDuty({
    name: "withdrawal",
    source: `${CONSUMER} L. 221-5, L. 221-18 et L. 221-28`,
    isMustHave: false,
    concerns: (facts) => hasShop(facts) && hasTerms(facts),
    lack: ({ texts }) =>
      unless(
        says(texts.SALE_TERMS.words, /retract/, FOURTEEN_DAYS, /modele|formulaire/),
        "SALE_TERMS",
      ),
  }),
  defineDuty({
    name: "onlineWithdrawal",
    source: `${CONSUMER} L. 221-21 et D. 221-5`,
    isMustHave: true,
    concerns: (facts) => hasTerms(facts) && mayWithdraw(facts),
    lack: ({ texts }) => unless(says(texts.SALE_TERMS.words, /renoncer au contrat/), "SALE_TERMS"),
  }),
  defineDuty({
    name: "guarantees",
    source: `${CONSUMER} L. 111-1 et L. 221-5`,
    isMustHave: false,
    concerns: (facts) => hasShop(facts) && hasTerms(facts),
    lack: ({ texts }) =>
      unless(says(texts.SALE_TERMS.words, /conformite/, /vices caches/), "SALE_TERMS"),
  }),
  defineDuty({
    name: "mediator",
    source: MEDIATION,
    isMustHave: true,
    // The address of a mediator has a postal code.
    lack: ({ settings }) => unless(/\b\d{2} ?\d{3}\b/.test(settings.MEDIATOR ?? ""), "MEDIATOR"),
  }),
  defineDuty({
    name: "mediatorSite",
    source: MEDIATION,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.MEDIATOR_URL), "MEDIATOR_URL"),
  }),
  defineDuty({
    name: "mediatorInTerms",
    source: MEDIATION,
    isMustHave: true,
    concerns: (facts) => hasTerms(facts) && Boolean(facts.settings.MEDIATOR),
    lack: ({ settings, texts }) =>
      unless(saysValue(texts.SALE_TERMS.words, settings.MEDIATOR ?? ""), "SALE_TERMS"),
  }),
  defineDuty({
    name: "closedPlatform",
    source: MEDIATION,
    isMustHave: true,
    lack: ({ texts }) => {
      const keys = (Object.keys(texts) as LegalKey[]).filter((key) =>
        texts[key].sources.some((source) => CLOSED_PLATFORM.test(source)),
      );
      return keys.length === 0 ? null : { mends: keys.map((setting) => ({ setting })) };
    },
  }),
  defineDuty({
    name: "pricePerLitre",
    source: "Arrêté du 3 décembre 1987",
    isMustHave: true,
    concerns: (facts) => hasShop(facts) && facts.sellsAlcohol,
    lack: ({ withoutCapacity }) =>
      withoutCapacity.length === 0
        ? null
        : { mends: withoutCapacity.map((article) => ({ article })) },
  }),
  defineDuty({
    name: "priorPrices",
    source: `${CONSUMER} L. 112-1-1`,
    isMustHave: false,
    concerns: (facts) => hasShop(facts) && facts.reduced.length > 0,
    lack: ({ withoutPriorPrice }) =>
      withoutPriorPrice.length === 0
        ? null
        : { mends: withoutPriorPrice.map((article) => ({ article })) },
  }),
] as const;
