import { and, asc, desc, eq } from "drizzle-orm";
import type { Opened, RegisterRequest } from "@/lib/contract/auth";
import type { Role } from "@/lib/contract/user";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { TEST_PASSWORD, type TestPlatform } from "./test-platform";

export interface LoggedIn {
  headers: { Authorization: string };
  idUser: number;
  email: string;
  password: string;
  opened: Opened;
}

/** Logs in the user of a role on a site that the test platform was seeded with. */
export async function logIn(platform: TestPlatform, who: Role, idSite = 901): Promise<LoggedIn> {
  const [person] = await platform.database.everySite
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.role, who)))
    .orderBy(asc(users.id))
    .limit(1);
  if (!person) throw new Error(`Site ${idSite} has no ${who}`);
  return logInAs(platform, { email: person.email, password: TEST_PASSWORD }, idSite);
}

export async function logInAs(
  platform: TestPlatform,
  account: { email: string; password: string },
  idSite = 901,
): Promise<LoggedIn> {
  const opened = await platform.data<Opened>("POST", "/login", { idSite, body: account });
  return loggedIn(platform, account, opened);
}

let registered = 0;

/** Registers somebody new, who follows the mailed link and is logged in. */
export async function registerMember(
  platform: TestPlatform,
  change: Partial<RegisterRequest> = {},
  idSite = 901,
): Promise<LoggedIn> {
  registered += 1;
  const form = aRegistration({ email: `new-member-${registered}@example.org`, ...change });
  const { password } = form;
  await platform.data("POST", "/register", { idSite, body: form });
  const email = form.email.toLowerCase();
  const code = await mailedCode(platform, email, "/auth/confirm/");
  const opened = await platform.data<Opened>("POST", `/register/${code}/confirm`, {
    idSite,
    body: { password },
  });
  return loggedIn(platform, { email, password }, opened);
}

export const aRegistration = (change: Partial<RegisterRequest> = {}): RegisterRequest => ({
  firstname: "Marie",
  lastname: "Le Goff",
  email: "marie@example.org",
  phone: "06 39 98 03 04",
  kind: "CONSUMER",
  password: "kestrel lantern plough",
  acceptTerms: true,
  ...change,
});

/** Returns the code of the last link to such a page that was mailed to an address. */
export async function mailedCode(
  { database }: TestPlatform,
  recipient: string,
  page: string,
): Promise<string> {
  const mails = await database.everySite
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id));
  const last = mails.find(({ text }) => text.includes(page));
  const code = last?.text.split(page)[1]?.match(/^[\w-]+/)?.[0];
  if (!code) throw new Error(`No link to ${page} was mailed to ${recipient}`);
  return code;
}

async function loggedIn(
  { database }: TestPlatform,
  account: { email: string; password: string },
  opened: Opened,
): Promise<LoggedIn> {
  const [person] = await database.everySite
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, opened.idSite), eq(users.email, account.email)));
  return {
    ...account,
    idUser: person?.id ?? 0,
    headers: { Authorization: opened.token },
    opened,
  };
}
