import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { type DutyFacts, defineDuty, type Lack, unless } from "@/lib/rules/duty/duty";
import { says, saysValue } from "@/lib/rules/duty/says";
import { isSiret } from "@/lib/rules/text/siret";

const LCEN = "Loi n° 2004-575, art. 1-1";

/** Forms of a business without capital. */
const SOLE_TRADER = /entreprise individuelle|entrepreneur|\bei(?:rl)?\b/;

/** Telephone number somewhere in a text. */
const TELEPHONE = /\d(?:[ .-]?\d){8}/;

/** Settings that a legal notice has to repeat. */
const NOTICED = [
  "LEGAL_COMPANY_NAME",
  "CORPORATE_FORM",
  "SHARE_CAPITAL",
  "HEAD_OFFICE",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "VAT_NUMBER",
  "LEGAL_AGENT",
  "HOSTING_PROVIDER",
] as const;
/** Registers, one of which a notice names. */
const REGISTERS = ["RCS_NUMBER", "RM_NUMBER"] as const;
const NOTICED_OF_RIDES = ["VTC_REGISTER_NUMBER", "INSURER"] as const;

/** Tells whether the notice says that there is no VAT to pay. */
const isExemptFromVat = ({ texts }: DutyFacts) => says(texts.LEGAL_NOTICE.words, /293 ?b\b/);

/** Number without the prefix that differs between its national and its international form. */
const withoutPrefix = (phone: string) => phone.replace(/^(?:\+|00)33|^0/, "");

function unnoticed({ settings, texts, features }: DutyFacts): Lack | null {
  const isUnsaid = (key: ParameterKey) => {
    const value = settings[key];
    const said = key === "COMPANY_PHONE" ? withoutPrefix(value ?? "") : value;
    return said !== undefined && !saysValue(texts.LEGAL_NOTICE.words, said);
  };
  const registers = REGISTERS.filter((key) => settings[key]);
  const unsaid: ParameterKey[] = [
    ...NOTICED.filter(isUnsaid),
    ...(registers.every(isUnsaid) ? registers.slice(0, 1) : []),
    ...(features.includes("RIDES") ? NOTICED_OF_RIDES.filter(isUnsaid) : []),
  ];
  return unsaid.length === 0 ? null : { settings: unsaid, mends: [{ setting: "LEGAL_NOTICE" }] };
}

/** Duties of whoever publishes a site: to say who they are, and how they are reached. */
export const publisherDuties = [
  defineDuty({
    name: "publisherName",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.LEGAL_COMPANY_NAME), "LEGAL_COMPANY_NAME"),
  }),
  defineDuty({
    name: "corporateForm",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.CORPORATE_FORM), "CORPORATE_FORM"),
  }),
  defineDuty({
    name: "shareCapital",
    source: LCEN,
    isMustHave: true,
    concerns: ({ settings }) => !says(settings.CORPORATE_FORM ?? "", SOLE_TRADER),
    lack: ({ settings }) => unless(Boolean(settings.SHARE_CAPITAL), "SHARE_CAPITAL"),
  }),
  defineDuty({
    name: "headOffice",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.HEAD_OFFICE), "HEAD_OFFICE"),
  }),
  defineDuty({
    name: "telephone",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.COMPANY_PHONE), "COMPANY_PHONE"),
  }),
  defineDuty({
    name: "email",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.COMPANY_EMAIL), "COMPANY_EMAIL"),
  }),
  defineDuty({
    name: "tradeRegister",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) =>
      unless(Boolean(settings.RCS_NUMBER || settings.RM_NUMBER), "RCS_NUMBER"),
  }),
  defineDuty({
    name: "siret",
    source: "Code de commerce, art. D. 123-235 ; CGI, ann. II, art. 242 nonies A",
    isMustHave: true,
    lack: ({ settings }) => unless(isSiret(settings.SIRET_NUMBER ?? ""), "SIRET_NUMBER"),
  }),
  defineDuty({
    name: "vatNumber",
    source: `${LCEN} ; CGI, ann. II, art. 242 nonies A`,
    isMustHave: true,
    concerns: (facts) => !isExemptFromVat(facts),
    lack: ({ settings }) => unless(Boolean(settings.VAT_NUMBER), "VAT_NUMBER"),
  }),
  defineDuty({
    name: "publicationDirector",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) => unless(Boolean(settings.LEGAL_AGENT), "LEGAL_AGENT"),
  }),
  defineDuty({
    name: "host",
    source: LCEN,
    isMustHave: true,
    lack: ({ settings }) =>
      unless(TELEPHONE.test(settings.HOSTING_PROVIDER ?? ""), "HOSTING_PROVIDER"),
  }),
  defineDuty({
    name: "legalNotice",
    source: LCEN,
    isMustHave: true,
    lack: ({ texts }) => unless(texts.LEGAL_NOTICE.words !== "", "LEGAL_NOTICE"),
  }),
  defineDuty({
    name: "legalNoticeSaysAll",
    source: LCEN,
    isMustHave: true,
    concerns: ({ texts }) => texts.LEGAL_NOTICE.words !== "",
    lack: unnoticed,
  }),
] as const;
