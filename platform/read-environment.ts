import type { z } from "zod";

/** Faults of the environment, one line each, which begins with the name of the variable. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment has faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "EnvironmentError";
  }
}

/**
 * Reads and checks every variable at once. An empty one counts as not set.
 * @throws EnvironmentError
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const read = schema.safeParse(set);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new EnvironmentError([...new Set(faults)]);
}

/** Variables of `compose.yaml`, which it hands on to the site with all others. */
const OF_COMPOSE = ["DOMAIN", "DATABASE_PASSWORD"];

/**
 * Finds variables that are set and have no effect, whose names are nearly that of one that has: a
 * letter too many, too few, another one, or two in each other's place. Other programs have
 * variables of their own, so this is told and refuses nothing.
 * @param known the names that have an effect
 * @returns a sentence for each
 */
export function misspeltVariables(known: string[], variables: NodeJS.ProcessEnv): string[] {
  const names = [...known, ...OF_COMPOSE];
  const isSet = (name: string) => Boolean(variables[name]);
  return Object.keys(variables)
    .filter((name) => isSet(name) && !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((other) => isNearly(name.toUpperCase(), other) && !isSet(other));
      return meant ? [`${name} has no effect. Is it ${meant} that was meant?`] : [];
    });
}

function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  const shorter = Math.min(word.length, other.length);
  let before = 0;
  while (before < shorter && word[before] === other[before]) before += 1;
  let after = 0;
  while (after < shorter - before && word.at(-1 - after) === other.at(-1 - after)) after += 1;
  const rest = word.slice(before, word.length - after);
  const otherRest = other.slice(before, other.length - after);
  if (rest.length < 2 && otherRest.length < 2) return true;
  return rest.length === 2 && rest === otherRest.split("").toReversed().join("");
}
