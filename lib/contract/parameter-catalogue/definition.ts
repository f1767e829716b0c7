import type { Label } from "../block/definition";
import type { AwaitedModule, HeldValue, ParameterKind } from "../parameter";
import type { Permission } from "../permission";

/** A setting that a site can have (§3): its kind, what it is called, and what it is when unset. */
export interface ParameterDefinition {
  kind: ParameterKind;
  label: Label;
  /** What it can hold, by which it is asked for and checked. */
  holds: HeldValue;
  /** What it means in a sentence, with `{value}` where its value stands. */
  sentence?: Label;
  /** The sentence while it has no value. */
  unset?: Label;
  default: string | null;
  /** The part of the product that will read it; left out for one that is read. */
  awaits?: AwaitedModule;
  /** What it takes to change it, where `parameter:change` is not enough. */
  needs?: Permission;
}

type Words = readonly [fr: string, en: string];

const labelOf = ([fr, en]: Words): Label => ({ fr, en });

type Define<K extends ParameterKind> = (
  fr: string,
  en: string,
  value?: string | null,
) => ParameterDefinition & { kind: K };

const define =
  <K extends ParameterKind>(kind: K, holds: HeldValue): Define<K> =>
  (fr, en, value = null) => ({ kind, label: { fr, en }, holds, default: value });

/** A line of text. */
export const string = define("STRING", { is: "LINE" });
/** A text that is shown as it is written. */
export const text = define("TEXT", { is: "PARAGRAPH" });
/** A text in HTML, of which a page shows what is on the list of what is allowed. */
export const markup = define("TEXT", { is: "MARKUP" });
/** What runs on every page. */
export const code = define("TEXT", { is: "CODE" });
/** An address of the web, a page of the site, or what writes or calls. */
export const link = define("LINK", { is: "LINK" });
/** An address that letters are sent to, or where one goes; the contract calls it a link (§3). */
export const postalAddress = define("LINK", { is: "LINE" });
/** "true" or "false". */
export const boolean = define("BOOLEAN", { is: "FLAG" });
/** `#RRGGBBAA`. */
export const colour = define("STRING", { is: "COLOUR" });
export const email = define("STRING", { is: "EMAIL" });
export const phone = define("STRING", { is: "PHONE" });
/** `00:00-24:00`, or `08:00-12:00, 14:00-19:30`; empty is closed. */
export const hours = define("STRING", { is: "HOURS" });
/** `3/4`, or `1`. */
export const ratio = define("STRING", { is: "RATIO" });
export const siret = define("STRING", { is: "SIRET" });
export const vatNumber = define("STRING", { is: "VAT_NUMBER" });
export const iban = define("STRING", { is: "IBAN" });
export const bic = define("STRING", { is: "BIC" });

interface Sentences {
  says: Words;
  unset?: Words;
  default?: string;
}

const sentences = ({
  says,
  unset,
  default: value = null,
}: Omit<Sentences, "default"> & { default?: string | null }) => ({
  sentence: labelOf(says),
  ...(unset && { unset: labelOf(unset) }),
  default: value,
});

type NumberBounds = Omit<Extract<HeldValue, { is: "NUMBER" }>, "is" | "isWhole"> & {
  /** It may have decimals. */
  hasDecimals?: true;
};

/** A number within its bounds, which are its own unit's. */
export const number = (
  label: Words,
  { unit, least, most, hasDecimals, ...said }: NumberBounds & Sentences,
): ParameterDefinition & { kind: "NUMBER" } => ({
  kind: "NUMBER",
  label: labelOf(label),
  holds: { is: "NUMBER", unit, least, most, isWhole: !hasDecimals },
  ...sentences(said),
});

const chosenFrom =
  (is: "CHOICE" | "CHOICES") =>
  (
    label: Words,
    options: Record<string, Words>,
    said: Sentences,
  ): ParameterDefinition & { kind: "STRING" } => ({
    kind: "STRING",
    label: labelOf(label),
    holds: {
      is,
      options: Object.fromEntries(
        Object.entries(options).map(([name, words]) => [name, labelOf(words)]),
      ),
    },
    ...sentences(said),
  });

/** One of several. */
export const pickOne = chosenFrom("CHOICE");
/** Some of several, with commas between them. */
export const pickSome = chosenFrom("CHOICES");

/** A setting that nothing reads yet: it can be given, and takes effect with the module named. */
export const awaiting = <D extends ParameterDefinition>(
  awaits: AwaitedModule,
  definition: D,
): D => ({
  ...definition,
  awaits,
});

/** A setting that not everybody who changes settings may change. */
export const needing = <D extends ParameterDefinition>(needs: Permission, definition: D): D => ({
  ...definition,
  needs,
});
