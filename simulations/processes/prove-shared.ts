import { randomUUID } from "node:crypto";
import { setParameter } from "./set-parameter";
import { logInAsOwner, type SiteClient, siteClient, until } from "./site-client";

/** Milliseconds within which another process knows of a change. */
const SECOND = 1_000;

/** Wrong passwords that one account may meet in an hour, at all processes together. */
const WRONG_PASSWORDS = 6;

/** Results of one process's changes at another, in milliseconds after the answer. */
export interface SharedTally {
  callKnows: number;
  pageKnows: number;
  sessionEnded: number;
  wrongPasswords: number;
}

/**
 * Changes a setting, ends a session and guesses passwords at one process, and looks at another.
 * @param urls of two processes that share a database
 * @throws Error when the other does not know within a second, or counts by itself
 */
export async function proveShared([here, there]: [string, string]): Promise<SharedTally> {
  const owner = await logInAsOwner(here);
  const phone = `+33 2 40 ${String(Date.now())
    .slice(-6)
    .replace(/(..)(..)(..)/, "$1 $2 $3")}`;
  const other = siteClient(there);
  // Both have kept the pages that they are to forget.
  for (const path of ["/", "/api/parameter"]) await other.call("GET", path);
  await setParameter(owner, "COMPANY_PHONE", phone);
  const [callKnows, pageKnows] = await Promise.all([
    knows(other, "/api/parameter", phone),
    knows(other, "/", phone),
  ]);

  const away = owner.at(there);
  if (!(await isLoggedIn(away))) throw new Error("A session is one process's alone");
  await owner.call("POST", "/api/logout");
  const sessionEnded = await until(
    "the session is over",
    SECOND,
    async () => !(await isLoggedIn(away)),
  );
  return { callKnows, pageKnows, sessionEnded, wrongPasswords: await guess([here, there]) };
}

const knows = (client: SiteClient, path: string, words: string) =>
  until(`${path} says ${words}`, SECOND, async () => {
    const { data } = await client.call("GET", path);
    return (typeof data === "string" ? data : JSON.stringify(data)).includes(words);
  });

/** Tells whether a session is known; without one the answer has no user. */
export async function isLoggedIn(client: SiteClient): Promise<boolean> {
  const { status, data } = await client.call("GET", "/api/user");
  return status === 200 && (data as { data: unknown }).data !== null;
}

/** Guesses the password of a user, in turns at each process. @returns how often it was compared */
async function guess(urls: string[]): Promise<number> {
  const email = `${randomUUID()}@example.org`;
  let compared = 0;
  for (let turn = 0; turn < 4 * WRONG_PASSWORDS; turn += 1) {
    const client = siteClient(urls[turn % urls.length] ?? "");
    const { status } = await client.call("POST", "/api/login", { email, password: "a guess" });
    if (status !== 429) compared += 1;
  }
  if (compared !== WRONG_PASSWORDS) throw new Error(`${compared} guesses were let through`);
  return compared;
}
