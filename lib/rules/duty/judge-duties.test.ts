import { describe, expect, it } from "vitest";
import type { DutyName } from "@/lib/contract/admin/duty";
import { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { DutyFacts, JudgedText, Lack, LegalKey } from "./duty";
import { DUTIES, judgeDuties } from "./judge-duties";

const settings: DutyFacts["settings"] = {
  LEGAL_COMPANY_NAME: "Estuaire",
  CORPORATE_FORM: "SASU",
  SHARE_CAPITAL: "5 000 €",
  HEAD_OFFICE: "14 quai de la Fosse, 44000 Nantes",
  COMPANY_PHONE: "02 61 91 00 72",
  COMPANY_EMAIL: "contact@estuaire.example",
  RCS_NUMBER: "RCS Nantes 999 999 972",
  SIRET_NUMBER: "999 999 972 00014",
  VAT_NUMBER: "FR 30 999999972",
  LEGAL_AGENT: "Mathilde Kerdreux",
  HOSTING_PROVIDER: "Loire-Océan, 6 rue de l’Étier, 44300 Nantes, 02 61 91 44 00",
  VTC_REGISTER_NUMBER: "EVTC044200072",
  INSURER: "Mutuelle de Loire",
  MEDIATOR: "Médiation de l’Estuaire, 8 rue du Batelier, 44600 Saint-Nazaire",
  MEDIATOR_URL: "https://mediation.example",
  ENABLE_NEWSLETTER: "true",
  DISPLAY_ALCOHOL_SELLING_MESSAGE: "true",
  DISPLAY_ETHYLOTEST_MESSAGE: "true",
  CONSENT_DAYS: "180",
  GOOGLE_ANALYTICS_ID: "G-ABCDEF1",
  SCRIPT_TO_LOAD: "fetch('https://chat.example/start')",
};

const text = (words: string): JudgedText => ({
  words,
  sources: [words],
  blanks: [],
  isShown: true,
});

const notice = Object.values({ ...settings }).join(" ; ");
const terms = `La loi n’ouvre pas de droit de rétractation pour une course (article L. 221-2, 9°).
Pour un vin, vous avez 14 jours, avec le modèle, par « Renoncer au contrat ici ». Versement : un
acompte. Garantie de conformité et des vices cachés. ${settings.MEDIATOR}`;
const policy = `Base légale : le contrat. Nous gardons les factures 10 ans, la copie d’une pièce
d’identité le temps de la vérification. Vous avez le droit de faire rectifier et effacer vos
données, et de saisir la CNIL. Lettre d’information : écrivez à ${settings.COMPANY_EMAIL}.`;

/** Facts of a site that sells rides and wine and lacks nothing. */
const whole: DutyFacts = {
  features: ["RIDES", "SHOP"],
  isWinemaker: false,
  settings,
  set: ["INJECTED_CODE_PURPOSE"],
  texts: {
    LEGAL_NOTICE: text(notice),
    SALE_TERMS: text(terms),
    PRIVACY_POLICY: text(policy),
    COOKIE_POLICY: text("Cookies : {{OUTSIDE_TOOLS}} {{ COOKIE_CHOICE }}"),
    ACCESSIBILITY_STATEMENT: text("Niveau AA"),
    USE_TERMS: text("Usage"),
  },
  sellsAlcohol: true,
  withoutCapacity: [],
  reduced: [{ id: 5, name: "Les Schistes" }],
  withoutPriorPrice: [],
  hasTestimonials: true,
  untoldTestimonials: [],
};

const without = (key: ParameterKey): DutyFacts => ({
  ...whole,
  settings: { ...settings, [key]: undefined },
});
const having = (values: DutyFacts["settings"]): DutyFacts => ({
  ...whole,
  settings: { ...settings, ...values },
});
const writing = (key: LegalKey, change: Partial<JudgedText>): DutyFacts => ({
  ...whole,
  texts: { ...whole.texts, [key]: { ...whole.texts[key], ...change } },
});
const terming = (from: string | RegExp, to = "") =>
  writing("SALE_TERMS", { words: terms.replace(from, to) });
const telling = (from: string | RegExp, to = "") =>
  writing("PRIVACY_POLICY", { words: policy.replace(from, to) });
const setting = (key: ParameterKey): Lack => ({ mends: [{ setting: key }] });

const lackOf = (name: DutyName, facts: DutyFacts) => {
  const judged = judgeDuties(facts).find(({ duty }) => duty.name === name);
  return judged ? judged.lack : "NO_DUTY";
};

/** Each duty with facts that break it, and what is then lacking. */
const BROKEN: Record<DutyName, [facts: DutyFacts, lack: Lack][]> = {
  publisherName: [[without("LEGAL_COMPANY_NAME"), setting("LEGAL_COMPANY_NAME")]],
  corporateForm: [[without("CORPORATE_FORM"), setting("CORPORATE_FORM")]],
  shareCapital: [[without("SHARE_CAPITAL"), setting("SHARE_CAPITAL")]],
  headOffice: [[without("HEAD_OFFICE"), setting("HEAD_OFFICE")]],
  telephone: [[without("COMPANY_PHONE"), setting("COMPANY_PHONE")]],
  email: [[without("COMPANY_EMAIL"), setting("COMPANY_EMAIL")]],
  tradeRegister: [[without("RCS_NUMBER"), setting("RCS_NUMBER")]],
  siret: [
    [without("SIRET_NUMBER"), setting("SIRET_NUMBER")],
    [having({ SIRET_NUMBER: "999 999 972 00015" }), setting("SIRET_NUMBER")],
  ],
  vatNumber: [[without("VAT_NUMBER"), setting("VAT_NUMBER")]],
  publicationDirector: [[without("LEGAL_AGENT"), setting("LEGAL_AGENT")]],
  host: [
    [without("HOSTING_PROVIDER"), setting("HOSTING_PROVIDER")],
    [having({ HOSTING_PROVIDER: "Loire-Océan, 44300 Nantes" }), setting("HOSTING_PROVIDER")],
  ],
  legalNotice: [[writing("LEGAL_NOTICE", { words: "" }), setting("LEGAL_NOTICE")]],
  legalNoticeSaysAll: [
    [
      writing("LEGAL_NOTICE", { words: notice.replace("EVTC044200072", "").replace("RCS", "") }),
      { settings: ["RCS_NUMBER", "VTC_REGISTER_NUMBER"], ...setting("LEGAL_NOTICE") },
    ],
  ],
  vtcRegister: [[without("VTC_REGISTER_NUMBER"), setting("VTC_REGISTER_NUMBER")]],
  insurer: [[without("INSURER"), setting("INSURER")]],
  rideWithdrawal: [[terming("L. 221-2", "L. 221-28"), setting("SALE_TERMS")]],
  deposit: [[terming("acompte", "arrhes"), setting("SALE_TERMS")]],
  identityCopy: [[telling("pièce\nd’identité"), setting("PRIVACY_POLICY")]],
  saleTerms: [[writing("SALE_TERMS", { words: "" }), setting("SALE_TERMS")]],
  withdrawal: [
    [terming("14 jours"), setting("SALE_TERMS")],
    [terming("le modèle"), setting("SALE_TERMS")],
  ],
  onlineWithdrawal: [[terming("Renoncer au contrat"), setting("SALE_TERMS")]],
  guarantees: [[terming("conformité"), setting("SALE_TERMS")]],
  mediator: [
    [without("MEDIATOR"), setting("MEDIATOR")],
    [having({ MEDIATOR: "Médiation de l’Estuaire" }), setting("MEDIATOR")],
  ],
  mediatorSite: [[without("MEDIATOR_URL"), setting("MEDIATOR_URL")]],
  mediatorInTerms: [[terming("Batelier"), setting("SALE_TERMS")]],
  closedPlatform: [
    [
      writing("USE_TERMS", { sources: ["fine", "<a href='https://ec.europa.eu/consumers/odr'>"] }),
      setting("USE_TERMS"),
    ],
  ],
  pricePerLitre: [
    [
      { ...whole, withoutCapacity: [{ id: 4, name: "Gorges" }] },
      { mends: [{ article: { id: 4, name: "Gorges" } }] },
    ],
  ],
  priorPrices: [
    [
      { ...whole, withoutPriorPrice: [{ id: 5, name: "Les Schistes" }] },
      { mends: [{ article: { id: 5, name: "Les Schistes" } }] },
    ],
  ],
  textsWithinReach: [
    [
      writing("PRIVACY_POLICY", { isShown: false }),
      { settings: ["PRIVACY_POLICY"], mends: [{ part: "PAGES" }] },
    ],
  ],
  textsWithoutBlanks: [
    [writing("LEGAL_NOTICE", { blanks: ["COMPANY_FAX"] }), setting("COMPANY_FAX")],
    [writing("LEGAL_NOTICE", { blanks: ["COMPANY_FAKS"] }), setting("LEGAL_NOTICE")],
  ],
  alcoholMessage: [
    [
      having({ DISPLAY_ALCOHOL_SELLING_MESSAGE: "false" }),
      setting("DISPLAY_ALCOHOL_SELLING_MESSAGE"),
    ],
  ],
  breathalysers: [
    [having({ DISPLAY_ETHYLOTEST_MESSAGE: "false" }), setting("DISPLAY_ETHYLOTEST_MESSAGE")],
  ],
  cookiePolicy: [[writing("COOKIE_POLICY", { words: "" }), setting("COOKIE_POLICY")]],
  cookieTable: [
    [writing("COOKIE_POLICY", { sources: ["{{OUTSIDE_TOOLS}}"] }), setting("COOKIE_POLICY")],
  ],
  codePurpose: [[{ ...whole, set: [] }, setting("INJECTED_CODE_PURPOSE")]],
  choiceLength: [[having({ CONSENT_DAYS: "395" }), setting("CONSENT_DAYS")]],
  privacyPolicy: [[writing("PRIVACY_POLICY", { words: "" }), setting("PRIVACY_POLICY")]],
  privacyPurposes: [[telling("Base légale"), setting("PRIVACY_POLICY")]],
  privacyRetention: [[telling("10 ans"), setting("PRIVACY_POLICY")]],
  privacyRights: [[telling("CNIL"), setting("PRIVACY_POLICY")]],
  privacyContact: [[telling(/\S+@\S+/), setting("PRIVACY_POLICY")]],
  privacyNewsletter: [[telling("Lettre d’information"), setting("PRIVACY_POLICY")]],
  testimonials: [
    [
      { ...whole, untoldTestimonials: [{ id: 7, name: "Accueil" }] },
      { mends: [{ page: { id: 7, name: "Accueil" } }] },
    ],
  ],
  accessibility: [
    [writing("ACCESSIBILITY_STATEMENT", { words: "" }), setting("ACCESSIBILITY_STATEMENT")],
  ],
};

describe.each(DUTIES.map(({ name }) => name))("%s", (name) => {
  it("is met by a site that lacks nothing", () => {
    expect(lackOf(name, whole)).toBeNull();
  });

  it.each(BROKEN[name])("is not met where something of it is missing", (facts, lack) => {
    expect(lackOf(name, facts)).toEqual(lack);
  });
});

describe("a duty that a site does not have", () => {
  it.each<[DutyName, DutyFacts]>([
    ["vtcRegister", { ...whole, features: ["SHOP"] }],
    ["insurer", { ...whole, features: ["SHOP"] }],
    ["deposit", { ...whole, features: ["SHOP"] }],
    ["rideWithdrawal", { ...whole, features: ["SHOP"] }],
    ["identityCopy", { ...whole, features: ["SHOP"] }],
    ["withdrawal", { ...whole, features: ["RIDES"] }],
    ["guarantees", { ...whole, features: ["RIDES"] }],
    ["pricePerLitre", { ...whole, features: ["RIDES"], sellsAlcohol: false }],
    ["priorPrices", { ...whole, reduced: [] }],
    ["alcoholMessage", { ...whole, sellsAlcohol: false }],
    ["breathalysers", { ...whole, isWinemaker: true }],
    ["shareCapital", having({ CORPORATE_FORM: "Entreprise individuelle" })],
    ["shareCapital", having({ CORPORATE_FORM: "EI" })],
    ["vatNumber", writing("LEGAL_NOTICE", { words: "TVA non applicable, art. 293 B du CGI" })],
    ["cookieTable", having({ GOOGLE_ANALYTICS_ID: undefined, SCRIPT_TO_LOAD: undefined })],
    ["choiceLength", having({ GOOGLE_ANALYTICS_ID: undefined, SCRIPT_TO_LOAD: undefined })],
    ["codePurpose", having({ SCRIPT_TO_LOAD: "document.title = 'x'" })],
    ["privacyNewsletter", having({ ENABLE_NEWSLETTER: "false" })],
    ["testimonials", { ...whole, hasTestimonials: false }],
    ["legalNoticeSaysAll", writing("LEGAL_NOTICE", { words: "" })],
    ["mediatorInTerms", without("MEDIATOR")],
    [
      "onlineWithdrawal",
      {
        ...terming("14 jours"),
        features: ["RIDES"],
      },
    ],
  ])("%s is not told", (name, facts) => {
    expect(lackOf(name, whole)).toBeNull();
    expect(lackOf(name, facts)).toBe("NO_DUTY");
  });
});

describe("what is said otherwise", () => {
  it("still counts: another register, a telephone number in its international form", () => {
    expect(
      lackOf("tradeRegister", having({ RCS_NUMBER: undefined, RM_NUMBER: "RM 44" })),
    ).toBeNull();
    const facts = having({ COMPANY_PHONE: "+33 2 61 91 00 72" });
    expect(lackOf("legalNoticeSaysAll", facts)).toBeNull();
  });
});

it("finds everything lacking that a site without settings lacks, and nothing that it cannot", () => {
  const empty = Object.keys(legalParameters).map((key) => [key, text("")]);
  const lacking = judgeDuties({
    ...whole,
    settings: {},
    set: [],
    sellsAlcohol: false,
    hasTestimonials: false,
    texts: Object.fromEntries(empty) as DutyFacts["texts"],
  }).flatMap(({ duty, lack }) => (lack ? duty.name : []));
  expect(lacking).toEqual([
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
    "vtcRegister",
    "insurer",
    "saleTerms",
    "mediator",
    "mediatorSite",
    "cookiePolicy",
    "privacyPolicy",
    "accessibility",
  ]);
});
