import { atOnce } from "@/simulations/at-once";
import { logInAsOwner, logInToDemo } from "@/simulations/processes/site-client";
import { type AnsweredPage, askPage } from "./ask-page";
import { comparableBody } from "./comparable-body";
import { type MixedRequest, mixedRequest, type Person } from "./mixed-request";
import { announceChange } from "./numbered-phone";

const AT_ONCE = 50;

/** Addresses of a member and of one of the staff, which no page has but their own. */
const PEOPLE = [
  { email: "member@72.example", isStaff: false },
  { email: "admin@72.example", isStaff: true },
];

export interface MixtureTally {
  requests: number;
  /** Number of different pages, and of different answers to the router. */
  kinds: number;
  faults: string[];
}

/**
 * Asks a site for pages in every way at once, and then for each of them once and by itself.
 * @param below an even choice of the numbers below one
 */
export async function proveMixture(
  url: string,
  requests: number,
  below: (end: number) => number,
): Promise<MixtureTally> {
  const owner = await logInAsOwner(url);
  await announceChange(owner, 0);
  const people: Person[] = [{ email: "" }];
  for (const person of PEOPLE) {
    people.push({ ...person, cookie: (await logInToDemo(url, person.email)).cookie });
  }
  const answers = new Map<string, { request: MixedRequest; bodies: Set<string> }>();
  const faults: string[] = [];
  let left = requests;
  await atOnce(AT_ONCE, async () => {
    while (left > 0) {
      left -= 1;
      const request = mixedRequest(below, people);
      const answer = await askPage(url, request.asked);
      const fault = faultOf(request, answer, people);
      if (fault) faults.push(`${fault}: ${JSON.stringify(request.asked)}`);
      const { kind, asked } = request;
      if (!kind || asked.method === "HEAD") continue;
      const of = answers.get(kind) ?? { request, bodies: new Set<string>() };
      answers.set(kind, of);
      of.bodies.add(toCompare(answer));
    }
  });
  // All of it is made anew, while nothing else is asked for.
  for (const change of [1, 0]) await announceChange(owner, change);
  for (const [kind, { request, bodies }] of answers) {
    const { "x-forwarded-for": _, cookie, ...others } = request.asked.headers ?? {};
    const headers = request.person.isStaff && cookie ? { ...others, cookie } : others;
    bodies.add(toCompare(await askPage(url, { ...request.asked, headers })));
    if (bodies.size > 1) faults.push(`${bodies.size} different answers: ${kind}`);
  }
  return { requests, kinds: answers.size, faults };
}

const toCompare = ({ status, headers, body }: AnsweredPage) =>
  `${status} ${comparableBody(headers["content-type"], body)}`;

/** Finds the fault of an answer as such; undefined for one that may be right. */
function faultOf(
  { kind, locale, person, asked }: MixedRequest,
  { status, headers, body }: AnsweredPage,
  people: readonly Person[],
): string | undefined {
  // A visitor who is sent to the login returns to the address that they asked for.
  const foreign = kind === undefined ? /evil\.example/ : /evil/;
  if (foreign.test(body + JSON.stringify(headers))) return "it holds what a visitor has sent";
  const isOfRouter = asked.headers?.rsc === "1";
  if (kind === undefined && !person.cookie) {
    return status === 307 ? undefined : `a private page is answered ${status} to nobody`;
  }
  if (status !== 200 && status !== 404) return `it is answered ${status}`;
  if (asked.method === "HEAD") return body === "" ? undefined : "HEAD has a body";
  const type = headers["content-type"] ?? "";
  if (isOfRouter && status === 200) {
    return type.startsWith("text/x-component") ? undefined : `the router is sent ${type}`;
  }
  if (!body.includes(`<html lang="${locale}"`)) return `its language is not ${locale}`;
  const shown = people.map(({ email }) => email).filter((email) => email && body.includes(email));
  const isOwn = shown.join() === (kind === undefined ? person.email : "");
  return isOwn ? undefined : `it names ${shown.join(", ") || "nobody"}`;
}
