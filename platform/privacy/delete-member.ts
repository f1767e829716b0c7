import type { User } from "@/lib/contract/user";
import { lockMember } from "@/platform/account/member/lock-member";
import { refuseLastSuperAdmin } from "@/platform/account/member/refuse-last-super-admin";
import { ownPassword } from "@/platform/account/password/own-password";
import { withRetries } from "@/platform/db/with-retries";
import { invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { deleteSpace } from "./delete-space";

/**
 * Deletes a member's space: what only the account needs is gone at once, bookings and orders go
 * on as a guest's, and the rest is erased on the tenth working day (§9).
 * @throws ApiError INVALID_FIELDS at `password`; CONFLICT for the last who runs the site;
 *   TOO_MANY_REQUESTS
 */
export async function deleteMember(
  services: Services,
  { idSite, token, language }: RequestContext["Variables"],
  member: User,
  password: string,
): Promise<void> {
  const { database, clock } = services;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  const now = clock.now();
  await withRetries(() =>
    database.inSite(idSite, async (tx) => {
      if (member.role === "SUPER_ADMIN") await refuseLastSuperAdmin(tx);
      const row = await lockMember(tx, token, now, { passwordHash });
      await deleteSpace(tx, row, { language, now });
    }),
  );
}
