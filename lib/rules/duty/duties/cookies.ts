import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { POLICY_MARKERS } from "@/lib/rules/consent/policy-markers";
import { type DutyFacts, defineDuty, unless } from "@/lib/rules/duty/duty";
import { ownerCode } from "@/lib/rules/site/owner-code";

const COOKIES = "Loi n° 78-17, art. 82";

/** Settings of each tool that waits for a choice: it is there once all of its own have a value. */
const TOOLS: readonly (readonly ParameterKey[])[] = [
  ["MATOMO_URL", "MATOMO_SITE_ID"],
  ["GOOGLE_TAG_MANAGER_IDS"],
  ["GOOGLE_ANALYTICS_ID"],
  ["GOOGLE_ADS_ID"],
  ["PLAUSIBLE_DOMAIN"],
  ["FACEBOOK_PIXEL_KEY"],
];

const hasCodeFromElsewhere = ({ settings }: Pick<DutyFacts, "settings">) =>
  ownerCode({
    AFTER_BODY_HTML_TO_LOAD: settings.AFTER_BODY_HTML_TO_LOAD ?? null,
    SCRIPT_TO_LOAD: settings.SCRIPT_TO_LOAD ?? null,
  }).isFromElsewhere;

/** Tells whether visitors are asked about anything that others bring. */
export const hasOutsideTools = (facts: Pick<DutyFacts, "settings">): boolean =>
  hasCodeFromElsewhere(facts) ||
  TOOLS.some((keys) => keys.every((key) => facts.settings[key] !== undefined));

/** Longest time in days for which a choice should count: six months. */
const MOST_CHOICE_DAYS = 183;

/** Markers of the cookie policy: the table of the tools, and how one changes one's mind. */
const [TOOLS_MARKER, CHOICE_MARKER] = POLICY_MARKERS;

const hasMarker = (source: string, marker: string) =>
  new RegExp(`\\{\\{\\s*${marker}\\s*\\}\\}`).test(source);

/** Duties of who keeps something in a visitor's browser. */
export const cookieDuties = [
  defineDuty({
    name: "cookiePolicy",
    source: COOKIES,
    isMustHave: true,
    lack: ({ texts }) => unless(texts.COOKIE_POLICY.words !== "", "COOKIE_POLICY"),
  }),
  defineDuty({
    name: "cookieTable",
    source: COOKIES,
    isMustHave: true,
    concerns: (facts) => hasOutsideTools(facts) && facts.texts.COOKIE_POLICY.words !== "",
    lack: ({ texts: { COOKIE_POLICY } }) =>
      unless(
        COOKIE_POLICY.sources.every(
          (source) => hasMarker(source, TOOLS_MARKER) && hasMarker(source, CHOICE_MARKER),
        ),
        "COOKIE_POLICY",
      ),
  }),
  defineDuty({
    name: "codePurpose",
    source: COOKIES,
    isMustHave: true,
    concerns: hasCodeFromElsewhere,
    lack: ({ set }) => unless(set.includes("INJECTED_CODE_PURPOSE"), "INJECTED_CODE_PURPOSE"),
  }),
  defineDuty({
    name: "choiceLength",
    source: "CNIL, délibérations n° 2020-091 et 2020-092",
    isMustHave: false,
    concerns: hasOutsideTools,
    lack: ({ settings }) =>
      unless(Number(settings.CONSENT_DAYS ?? 0) <= MOST_CHOICE_DAYS, "CONSENT_DAYS"),
  }),
] as const;
