import type { Parameter } from "@/lib/contract/parameter";
import { PARAMETERS, type ParameterKey } from "@/lib/contract/parameter-catalogue";

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
 * Reads the site's settings. One that is missing, or holds what its kind cannot, has the default
 * of the catalogue; one that the catalogue does not know is left out.
 */
export function readParameters(rows: Parameter[]): SiteParameters {
  const given = new Map(rows.map(({ type, value }) => [type, value]));
  const entries = Object.entries(PARAMETERS).map(([key, definition]) => {
    const read = readers[definition.kind];
    const value = read(given.get(key) ?? null);
    return [key, value ?? read(definition.default)];
  });
  return Object.fromEntries(entries) as SiteParameters;
}

const text = (value: string | null) => (value?.trim() ? value : null);

/** Each gives null for what it cannot read. */
const readers = {
  STRING: text,
  TEXT: text,
  LINK: text,
  BOOLEAN: (value: string | null) =>
    value === "true" || value === "false" ? value === "true" : null,
  NUMBER: (value: string | null) => {
    const number = Number(text(value) ?? Number.NaN);
    return Number.isFinite(number) ? number : null;
  },
} as const;
