import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { ErrorWord } from "@/platform/http/message-of";

interface Owner {
  email: string;
  firstname: string;
  lastname: string;
}

/** Characters that are looked at: estimating takes ever longer, and no common password has more. */
const LOOKED_AT = 64;

/** Lowest of zxcvbn's scores that withstands guessing at 10 a second. */
const SAFE = 3;

/** A name of fewer letters is also a part of words that have nothing to do with it. */
const SHORTEST_NAME = 4;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the estimator with the first new password: its lists of words take 20 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
}

/** Finds the fault of a new password, its length apart; undefined for a good one. */
export async function passwordError(
  password: string,
  { email, firstname, lastname }: Owner,
): Promise<ErrorWord | undefined> {
  const own = [email, email.split("@", 1)[0] ?? "", firstname, lastname];
  const written = letters(password);
  const isTold = own
    .map(letters)
    .some((name) => name.length >= SHORTEST_NAME && written.includes(name));
  if (isTold) return "PASSWORD_TOO_COMMON";
  loading ??= loadEstimator();
  return (await loading).check(password, own).score < SAFE ? "PASSWORD_TOO_COMMON" : undefined;
}

/** Keeps letters and digits alone, without accents and case. */
const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
