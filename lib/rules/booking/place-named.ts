import { slug } from "@/lib/rules/text/slug";

/**
 * The place that a name means, of those that were found for it: the first that is called so, with or
 * without the postcode after it, whatever its accents; undefined where one has to choose.
 */
export const placeNamed = <P extends { label: string }>(name: string, found: P[]): P | undefined =>
  found.find(({ label }) =>
    [label, label.replace(/\s*\([^)]*\)$/, "")].some((called) => slug(called) === slug(name)),
  );
