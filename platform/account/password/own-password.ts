import { eq } from "drizzle-orm";
import type { User } from "@/lib/contract/user";
import { users } from "@/platform/db/schema/people";
import type { Services } from "@/platform/services/services";
import { checkPassword } from "./check-password";

/**
 * Checks the password a member gives once more.
 * @returns the hash that it fits, for `lockMember`; undefined when it is wrong
 * @throws ApiError TOO_MANY_REQUESTS; UNAVAILABLE in a flood
 */
export async function ownPassword(
  services: Pick<Services, "database" | "rateLimits">,
  idSite: number,
  { id, email }: Pick<User, "id" | "email">,
  password: string,
): Promise<string | undefined> {
  const [row] = await services.database.inSite(idSite, (tx) =>
    tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)),
  );
  const isRight = await checkPassword(
    services,
    { idSite, email, isKnownDevice: true },
    async () => row?.passwordHash,
    password,
  );
  return isRight ? row?.passwordHash : undefined;
}
