import type { FoundPlace } from "@/lib/contract/geography";
import { slug } from "@/lib/rules/text/slug";

type Found = Pick<FoundPlace, "label" | "address" | "isGuess">;

/**
 * The place that a name means, of those that were found for it: the first that is called so, with or
 * without the postcode after it, whatever its accents; else the one address there is, in the one town
 * that was named with it. Undefined where one has to choose.
 */
export function placeNamed<P extends Found>(name: string, found: P[]): P | undefined {
  const called = found.find(({ label }) =>
    [label, label.replace(/\s*\([^)]*\)$/, "")].some((candidate) => slug(candidate) === slug(name)),
  );
  const [only] = found.length === 1 ? found : [];
  return called ?? (only?.address && !only.isGuess ? only : undefined);
}
