import type { DutyName } from "@/lib/contract/admin/duty";
import type { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { SiteFeature } from "@/lib/contract/site";

/** Setting that holds a legal text. */
export type LegalKey = keyof typeof legalParameters;

/** Legal text of a site, as far as duties ask. */
export interface JudgedText {
  /** Text in French as visitors read it, the company's values in it, on one line; "" without one. */
  words: string;
  /** Source of the text in each language, with its placeholders. */
  sources: string[];
  /** Names that stand in it for a value which there is none of. */
  blanks: string[];
  /** True where a page of the site shows it. */
  isShown: boolean;
}

/** Thing of the site that has a name and a place in the panel. */
export interface Named {
  id: number;
  name: string;
}

/** Facts about a site by which its duties are judged. */
export interface DutyFacts {
  features: readonly SiteFeature[];
  /** True for a grower who sells their own harvest. */
  isWinemaker: boolean;
  /** Values of the settings in French, defaults among them; an empty one is left out. */
  settings: Partial<Record<ParameterKey, string>>;
  /** Settings that the owner has given a value. */
  set: readonly ParameterKey[];
  texts: Record<LegalKey, JudgedText>;
  sellsAlcohol: boolean;
  /** Articles on sale whose price per litre nobody can work out. */
  withoutCapacity: readonly Named[];
  /** Articles on sale at a reduced price, and those of them without a prior price that is higher. */
  reduced: readonly Named[];
  withoutPriorPrice: readonly Named[];
  /** Pages with testimonials of which a reader cannot tell the checking, the order or the day. */
  untoldTestimonials: readonly Named[];
  hasTestimonials: boolean;
}

/** Place in the panel where a duty is mended. */
export type Mend =
  | { setting: ParameterKey }
  | { article: Named }
  | { page: Named }
  | { part: "PAGES" };

/** What a site lacks: the settings that are concerned, where there are several, and where to mend. */
export interface Lack {
  settings?: readonly ParameterKey[];
  mends: readonly Mend[];
}

/** What the law asks of a site. */
export interface Duty<Name extends DutyName = DutyName> {
  name: Name;
  /** Part of the law, as it is quoted in French. */
  source: string;
  /** True where a site may not open without it. */
  isMustHave: boolean;
  /** Tells whether a site has the duty; left out where every site has it. */
  concerns?: (facts: DutyFacts) => boolean;
  /** Finds what a site lacks; null where it lacks nothing. */
  lack: (facts: DutyFacts) => Lack | null;
}

/** Declares a duty under its own name. */
export const defineDuty = <const Name extends DutyName>(duty: Duty<Name>): Duty<Name> => duty;

export const hasRides = ({ features }: DutyFacts): boolean => features.includes("RIDES");
export const hasShop = ({ features }: DutyFacts): boolean => features.includes("SHOP");

/** Reports a lack that is mended in a setting, unless all is well. */
export const unless = (isWell: boolean, setting: ParameterKey): Lack | null =>
  isWell ? null : { mends: [{ setting }] };
