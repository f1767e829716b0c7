import type { AdminOption } from "./definition";

/** Rate of a carrier for every country that it has no rate of its own for. */
export const ANY_COUNTRY = "*";

/** ISO 3166-1 alpha-2; a test compares them with the countries that an address may have. */
const CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
  BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
  DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
  GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

const [inFrench, inEnglish] = ["fr", "en-GB"].map(
  (language) => new Intl.DisplayNames(language, { type: "region" }),
);

const ABROAD = CODES.filter((code) => code !== "FR")
  .map((code): [string, [fr: string, en: string]] => [
    code,
    [inFrench?.of(code) ?? code, inEnglish?.of(code) ?? code],
  ])
  .sort(([, [one]], [, [other]]) => one.localeCompare(other, "fr"));

/** Places that a carrier may go to, with their names: France first, then by their French names. */
export const CARRIER_COUNTRIES: Record<string, [fr: string, en: string]> = Object.fromEntries([
  ["FR", ["France métropolitaine", "Mainland France"]],
  [ANY_COUNTRY, ["Tous les autres pays", "All other countries"]],
  ...ABROAD,
]);

/** Countries that an address of the company may be in, in the same order. */
export const COUNTRY_OPTIONS: Record<string, AdminOption> = Object.fromEntries(
  [["FR", ["France", "France"]] as const, ...ABROAD].map(([code, [fr, en]]) => [
    code,
    { label: { fr, en } },
  ]),
);
