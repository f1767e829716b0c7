import type { HeldValue, Parameter, ParameterKind } from "@/lib/contract/parameter";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { settingFault } from "@/lib/rules/setting/setting-fault";

/** What a kind of setting is once it is read. */
interface ValueOf {
  STRING: string | null;
  TEXT: string | null;
  LINK: string | null;
  BOOLEAN: boolean;
  NUMBER: number | null;
}

/** The settings of the site, each as its kind has it. */
export type SiteParameters = {
  readonly [K in ParameterKey]: ValueOf[(typeof PARAMETERS)[K]["kind"]];
};

/**
 * Reads the site's settings. One that is missing or blank has the default of the catalogue, and so
 * has one that its kind cannot hold; one that the catalogue does not know is left out.
 * @param onFault told of each setting that could not be read, with what it holds
 */
export function readParameters(
  rows: Parameter[],
  onFault?: (key: ParameterKey, value: string) => void,
): SiteParameters {
  const values = new Map(rows.map(({ type, value }) => [type, value?.trim() || null]));
  const keys = Object.keys(PARAMETERS) as ParameterKey[];
  const entries = keys.map((key) => {
    const { kind, holds, default: fallback } = PARAMETERS[key];
    const text = values.get(key) ?? null;
    const isFaulty =
      text !== null && JUDGED.has(holds.is) && settingFault(holds, text) !== undefined;
    if (isFaulty) onFault?.(key, text);
    return [key, valueAs(kind, isFaulty ? fallback : (text ?? fallback))];
  });
  return Object.fromEntries(entries) as SiteParameters;
}

function valueAs(kind: ParameterKind, value: string | null): string | number | boolean | null {
  if (value === null) return null;
  if (kind === "BOOLEAN") return value === "true";
  return kind === "NUMBER" ? Number(value) : value;
}

/** What a page goes by: a slip in another one is shown as it is. */
const JUDGED: ReadonlySet<HeldValue["is"]> = new Set([
  "FLAG",
  "NUMBER",
  "CHOICE",
  "COLOUR",
  "LINK",
  "HOURS",
  "RATIO",
]);
