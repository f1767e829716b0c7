import type { ServiceKey } from "./service-key";

/** Cookie in which the library that asks for the choice keeps it. */
export const CHOICE_COOKIE = "tarteaucitron";

/**
 * Reads the choice that a browser keeps, `!matomo=true!gtag=false`.
 * @param offered the site's tools; a tool that the visitor was not asked about has no answer
 */
export function keptChoice(
  kept: string | null,
  offered: readonly ServiceKey[],
): { accepted: ServiceKey[]; isComplete: boolean; isOfThese: boolean } {
  const answers = new Map(
    (kept ?? "").split("!").map((part) => {
      const [name = "", answer = ""] = part.split("=");
      return [name, answer];
    }),
  );
  const isAnswered = (key: ServiceKey) => /^(?:true|false)$/.test(answers.get(key) ?? "");
  return {
    accepted: offered.filter((key) => answers.get(key) === "true"),
    isComplete: offered.every(isAnswered),
    // A tool that was added since was not among the ones asked about.
    isOfThese: offered.every((key) => answers.has(key)),
  };
}
