import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { type DutyFacts, defineDuty, type LegalKey, type Mend } from "@/lib/rules/duty/duty";

const writtenTexts = ({ texts }: DutyFacts) =>
  (Object.keys(texts) as LegalKey[]).filter((key) => texts[key].words !== "");

const isSetting = (name: string): name is ParameterKey => Object.hasOwn(PARAMETERS, name);

/** Settings to fill for the blanks of the texts; the text itself for a name that is no setting. */
function mendsOf(facts: DutyFacts): Mend[] {
  const settings = writtenTexts(facts).flatMap((key) =>
    facts.texts[key].blanks.map((name) => (isSetting(name) ? name : key)),
  );
  return [...new Set(settings)].map((setting) => ({ setting }));
}

/** Duties that all legal texts share: to be read, and to leave nothing blank. */
export const textDuties = [
  defineDuty({
    name: "textsWithinReach",
    source: "Loi n° 2004-575, art. 1-1 ; Code de la consommation, art. L. 221-5 ; RGPD, art. 12",
    isMustHave: true,
    concerns: (facts) => writtenTexts(facts).length > 0,
    lack: (facts) => {
      // Terms of use are of no law.
      const settings = writtenTexts(facts).filter(
        (key) => key !== "USE_TERMS" && !facts.texts[key].isShown,
      );
      return settings.length === 0 ? null : { settings, mends: [{ part: "PAGES" }] };
    },
  }),
  defineDuty({
    name: "textsWithoutBlanks",
    source: "Loi n° 2004-575, art. 1-1 ; Code de la consommation, art. L. 221-5",
    isMustHave: true,
    concerns: (facts) => writtenTexts(facts).length > 0,
    lack: (facts) => {
      const mends = mendsOf(facts);
      return mends.length === 0 ? null : { mends };
    },
  }),
] as const;
