import type { User } from "@/lib/contract/user";
import { type GivenProof, proveWithCode } from "@/platform/account/factor-setup/prove-with-code";
import { refuseLastSuperAdmin } from "@/platform/account/member/refuse-last-super-admin";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { deleteSpace } from "./delete-space";

/**
 * Deletes a member's space: data of the account alone is gone at once, bookings and orders go on as
 * a guest's, and the rest is erased on the tenth working day (§9).
 * @throws ApiError INVALID_FIELDS at `password`, `code` and `passkey`; CONFLICT for the last who
 *   runs the site; TOO_MANY_REQUESTS
 */
export async function deleteMember(
  services: Services,
  caller: RequestContext["Variables"] & { user: User },
  proof: GivenProof,
): Promise<void> {
  const { language } = caller;
  await proveWithCode(services, caller, proof, async (tx, member, now) => {
    if (member.role === "SUPER_ADMIN") await refuseLastSuperAdmin(tx);
    await deleteSpace(tx, member, { language, now });
    return {};
  });
}
