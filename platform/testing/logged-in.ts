import { and, asc, eq } from "drizzle-orm";
import type { Opened } from "@/lib/contract/auth";
import type { Role } from "@/lib/contract/user";
import { user } from "@/platform/db/schema/people";
import { TEST_PASSWORD, type TestPlatform } from "./test-platform";

/** Somebody who is logged in, and what their calls carry. */
export interface LoggedIn {
  headers: { Authorization: string };
  idUser: number;
  email: string;
  password: string;
  opened: Opened;
}

/** Logs in who has a role on a site that the test platform was seeded with. */
export async function logIn(platform: TestPlatform, who: Role, idSite = 901): Promise<LoggedIn> {
  const [person] = await platform.database.everySite
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.idSite, idSite), eq(user.role, who)))
    .orderBy(asc(user.id))
    .limit(1);
  if (!person) throw new Error(`Site ${idSite} has no ${who}`);
  return logInAs(platform, { email: person.email, password: TEST_PASSWORD }, idSite);
}

/** Logs in with an address and its password. */
export async function logInAs(
  platform: TestPlatform,
  account: { email: string; password: string },
  idSite = 901,
): Promise<LoggedIn> {
  const opened = await platform.data<Opened>("POST", "/login", { idSite, body: account });
  return loggedIn(platform, account, opened);
}

async function loggedIn(
  { database }: TestPlatform,
  account: { email: string; password: string },
  opened: Opened,
): Promise<LoggedIn> {
  const [person] = await database.everySite
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.idSite, opened.idSite), eq(user.email, account.email)));
  return {
    ...account,
    idUser: person?.id ?? 0,
    headers: { Authorization: opened.token },
    opened,
  };
}
