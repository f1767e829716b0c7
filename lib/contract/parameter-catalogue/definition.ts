import type { ParameterKind } from "../parameter";

/** A setting that a site can have (§3): its kind, what it is called, and what it is when unset. */
export interface ParameterDefinition {
  kind: ParameterKind;
  label: { fr: string; en: string };
  default: string | null;
  /** The part of the product that will read it; left out for one that is read. */
  awaits?: AwaitedModule;
}

/** Parts of the product that the catalogue is ahead of. */
export type AwaitedModule = "blog" | "search" | "consent" | "media";

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

/** A setting that nothing reads yet: it can be given, and takes effect with the module named. */
export const awaiting = <D extends ParameterDefinition>(
  awaits: AwaitedModule,
  definition: D,
): D => ({
  ...definition,
  awaits,
});
