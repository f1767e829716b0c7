import type { ParameterKind } from "../parameter";

/** A setting that a site can have (§3): its kind, what it is called, and what it is when unset. */
export interface ParameterDefinition {
  kind: ParameterKind;
  label: { fr: string; en: string };
  default: string | null;
}

type Define<K extends ParameterKind> = (
  fr: string,
  en: string,
  value?: string | null,
) => ParameterDefinition & { kind: K };

const define =
  <K extends ParameterKind>(kind: K): Define<K> =>
  (fr, en, value = null) => ({ kind, label: { fr, en }, default: value });

/** A line of text. */
export const string = define("STRING");
/** A longer text, which may be HTML. */
export const text = define("TEXT");
/** An address of the web, or a link to a record. */
export const link = define("LINK");
/** "true" or "false". */
export const boolean = define("BOOLEAN");
export const number = define("NUMBER");
