import type { HeldValue, Parameter, ParameterKind } from "@/lib/contract/parameter";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { settingFault } from "@/lib/rules/setting/setting-fault";

interface ValueOf {
  STRING: string | null;
  TEXT: string | null;
  LINK: string | null;
  BOOLEAN: boolean;
  NUMBER: number | null;
}

export type SiteParameters = {
  readonly [K in ParameterKey]: ValueOf[(typeof PARAMETERS)[K]["kind"]];
};

/**
 * Reads the site's settings. A missing, blank or invalid one has the default of the catalogue; an
 * unknown one is left out.
 * @param onFault called with each setting that could not be read, and its value
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

/** Reads one setting of the site, as it would be among all. */
export function readParameter(row: Parameter): Partial<SiteParameters> {
  const key = row.type as ParameterKey;
  return { [key]: readParameters([row])[key] };
}

function valueAs(kind: ParameterKind, value: string | null): string | number | boolean | null {
  if (value === null) return null;
  if (kind === "BOOLEAN") return value === "true";
  return kind === "NUMBER" ? Number(value) : value;
}

/** Kinds of settings that pages depend on: a mistake in another one is shown as it is. */
const JUDGED: ReadonlySet<HeldValue["is"]> = new Set([
  "FLAG",
  "NUMBER",
  "CHOICE",
  "COLOUR",
  "LINK",
  "HOURS",
  "RATIO",
  "IMAGE_SERVICE",
  "MATOMO_ADDRESS",
  "MATOMO_SITE",
  "TAG_MANAGER_IDS",
  "ANALYTICS_ID",
  "ADS_ID",
  "DOMAIN",
  "PIXEL_KEY",
]);
