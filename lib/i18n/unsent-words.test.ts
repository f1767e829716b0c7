import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { messagesOf } from "./messages";
import { unsentWords } from "./unsent-words";

function sentences(of: unknown, path = ""): [path: string, text: string][] {
  if (typeof of === "string") return [[path.slice(1), of]];
  return Object.entries(of as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

/** Sentences which tell that a mail or a text message has left, or will. */
const PROMISES = {
  fr: /averti(?!r)|prévient|e-mail|courriel|SMS|(?:est|sont|vient de) parti|\bpart (?:à|par|au|aussi)|partent|envoy(?:é|ons)|écrivons|en route|reçoit/i,
  en: /e-?mail|text message|on its way|(?:is|are|has|have been) (?:just )?(?:told|sent|mailed)|\bwe (?:have )?(?:send|sent|write|written)|goes (?:to|out)|will follow|customer gets the/i,
};

/** Sentences that speak of mails and text messages, and promise none. */
const PROMISE_NOTHING = [
  // They say what an address is, or ask for one.
  /^form\.errors\.EMAIL/,
  /^account\.overview\.about/,
  /^auth\.(?:confirm\.lead|newEmail\.doneText)$/,
  /^cart\.noScript$/,
  // Sent or not: the screen of a letter knows that.
  /^admin\.letter\./,
  // Of tools that load, and of files that are sent to the site.
  /^consent\.policy\./,
  /^admin\.medium\.lead$/,
  /^outbox\.lead\./,
  /^(?:order|ride)\.unknown\.companyText$/,
  /^account\.deletion\.facts\./,
  // The words depend on the channel that reaches the customer.
  /^admin\.(?:reach|action\.giveCustomerEmail)\./,
  /^admin\.rides\.take\..*\.(?:TEXT|NOTHING)$/,
  // They say themselves that nothing leaves.
  /^admin\.(?:unsent(?:Here)?|alert\.textNoGateway)$/,
  // About the subscription, and no letter that has left.
  /^newsletter\.(?:footer\.(?:intro|consent)|link|account)/,
  // Offered only where mails leave; and of a letter that has brought the visitor here.
  /^restock\.(?:ask|link)\./,
  // Alerts to a browser, parcels, money, roles.
  /^admin\.(?:alert\.trialSent|picking\.nothing|shopDay|moneyEvent|people\.merge|team\.keysText)/,
  /^order\.cancelReason\.LOST$/,
  // Of what mails say; a trial is offered only where mails leave.
  /^admin\.mail\./,
  // Of what a file of the site holds.
  /^admin\.site\.take\./,
  // What the law asks the site to say.
  /^admin\.duty\./,
];

/** The replacement of a promise says at most that there is no mail. */
const DENIALS =
  /ce site n’envoie pas d’e-mail|rien n(?:’est|e lui est|’a été) envoyé|adresse e-mail|this site sends no e-mail|e-mail address|nothing (?:is|has been) sent/gi;

describe.each(LOCALES)("in %s", (locale) => {
  const words = messagesOf(locale);
  const areas = words.then(({ unsent, ...others }) => ({ unsent, others: sentences(others) }));
  const promises = (text: string) =>
    text.includes(".") && PROMISES[locale].test(text.replaceAll(/[{<]\/?\w+[}>]/g, ""));

  it("has another sentence for every promise of a mail or a text message", async () => {
    const { unsent, others } = await areas;
    const replaced = new Set(sentences({ ...unsent.MAIL }).map(([path]) => path));
    for (const [path] of sentences(unsent.SMS)) replaced.add(path);
    const unkept = others.filter(
      ([path, text]) =>
        promises(text) && !replaced.has(path) && !PROMISE_NOTHING.some((one) => one.test(path)),
    );
    expect(unkept).toEqual([]);
  });

  it("promises nothing where nothing leaves", async () => {
    const { unsent } = await areas;
    const left = sentences(unsent).filter(([, text]) => promises(text.replaceAll(DENIALS, "")));
    expect(left).toEqual([]);
  });

  it("replaces nothing that is not there", async () => {
    const { unsent, others } = await areas;
    const there = new Set(others.map(([path]) => path));
    const replaced = [...sentences(unsent.MAIL), ...sentences(unsent.SMS)].map(([path]) => path);
    expect(replaced.filter((path) => !there.has(path))).toEqual([]);
  });
});

it("keeps the promises of a channel that carries, and of a site that does not say", async () => {
  const words = await messagesOf("fr");
  const { MAIL, SMS } = words.unsent;
  const told = (isDelivered?: { MAIL: boolean; SMS: boolean }) => {
    const { ride } = unsentWords(words, isDelivered);
    return [ride.change.done, ride.change.doneByText];
  };
  const { done, doneByText } = words.ride.change;
  expect(told()).toEqual([done, doneByText]);
  expect(told({ MAIL: true, SMS: true })).toEqual([done, doneByText]);
  expect(told({ MAIL: false, SMS: true })).toEqual([MAIL.ride.change.done, doneByText]);
  expect(told({ MAIL: true, SMS: false })).toEqual([done, SMS.ride.change.doneByText]);
});

it("replaces messages that the build has compiled", async () => {
  const words = await messagesOf("fr");
  const compiled = { ...words, contact: { ...words.contact, sentText: ["a", 1] as never } };
  compiled.unsent = { ...words.unsent, MAIL: { ...words.unsent.MAIL } };
  compiled.unsent.MAIL.contact = { sentText: ["b", 2] as never };
  expect(unsentWords(compiled, { MAIL: false, SMS: true }).contact.sentText).toEqual(["b", 2]);
});
