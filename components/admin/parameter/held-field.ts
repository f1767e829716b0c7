import { textOf } from "@/components/admin/field/control-props";
import { typedNumber } from "@/components/admin/field/typed-number";
import type { Label } from "@/lib/contract/field/field";
import type { HeldValue } from "@/lib/contract/parameter";
import { chosenOf } from "@/lib/rules/setting/setting-fault";
import type { AskedInput } from "@/lib/site/panel-contents";

type HeldNumber = Extract<HeldValue, { is: "NUMBER" }>;

/** Units that a number of the vocabulary may have. */
const UNITS: Partial<Record<HeldNumber["unit"], "€" | "%">> = { EUROS: "€", PERCENT: "%" };

/**
 * Returns the input of a setting in the vocabulary of fields. A line of a form that the vocabulary
 * does not know (hours, proportions, a SIRET) is a line there, and the API refuses what is no such.
 */
export function heldInput(holds: HeldValue): AskedInput {
  switch (holds.is) {
    case "FLAG":
    case "COLOUR":
    case "EMAIL":
    case "PHONE":
      return { kind: holds.is };
    case "PARAGRAPH":
      return { kind: "TEXT" };
    case "MARKUP":
    case "CODE":
      return { kind: "HTML" };
    case "LINK":
      return { kind: "ADDRESS" };
    case "NUMBER": {
      const unit = UNITS[holds.unit];
      return { kind: "NUMBER", ...(unit && { unit }) };
    }
    case "CHOICE":
    case "CHOICES": {
      const options = Object.entries(holds.options).map(([key, words]) => [
        key,
        capitalised(words),
      ]);
      return { kind: holds.is, options: Object.fromEntries(options) };
    }
    default:
      return { kind: "LINE" };
  }
}

/** Returns the value of a setting, which is stored as a text, for its control. */
export function heldValue(holds: HeldValue, text: string): unknown {
  if (holds.is === "NUMBER") return typedNumber(text, UNITS[holds.unit]);
  if (holds.is === "FLAG") return text === "true";
  return holds.is === "CHOICES" ? chosenOf(text) : text;
}

/** Returns the text of a control's value, as it is stored. */
export const heldText = (value: unknown): string =>
  Array.isArray(value) ? value.join(",") : textOf(value);

/** Writes the words of an option, which stand within a sentence, as a line of their own. */
const capitalised = ({ fr, en }: Label): Label => ({ fr: withCapital(fr), en: withCapital(en) });

const withCapital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
