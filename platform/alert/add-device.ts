import { and, desc, eq, inArray } from "drizzle-orm";
import type { AlertDeviceRequest } from "@/lib/contract/admin/alert";
import type { User } from "@/lib/contract/user";
import { isPushEndpoint } from "@/lib/rules/privacy/push-endpoint";
import { recordAudit } from "@/platform/audit/record-audit";
import { pushDevices } from "@/platform/db/schema/alert";
import { invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

/** Limit on the browsers that alert one person; a new one takes the place of the oldest. */
const DEVICES_OF_ONE = 10;

/**
 * Adds a browser to alert. A known browser becomes the caller's: somebody else may have logged in
 * on it before.
 * @throws ApiError INVALID_FIELDS for an address that is no push service's
 */
export async function addDevice(
  work: UnitOfWork & { user: User; userAgent: string | undefined },
  { endpoint, keys }: AlertDeviceRequest,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw invalidFields({ endpoint: "PUSH_SERVICE_UNKNOWN" });
  const { tx, idSite, now, user, userAgent } = work;
  const isIt = eq(pushDevices.endpoint, endpoint);
  const isKnown = (await tx.$count(pushDevices, and(isIt, eq(pushDevices.idUser, user.id)))) > 0;
  const values = { idUser: user.id, ...keys, userAgent: userAgent ?? null };
  const [device] = await tx
    .insert(pushDevices)
    .values({ ...values, idSite, endpoint, addedAt: now })
    .onConflictDoUpdate({ target: [pushDevices.idSite, pushDevices.endpoint], set: values })
    .returning({ id: pushDevices.id });
  if (isKnown || !device) return;
  const tooMany = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.idUser, user.id))
    .orderBy(desc(pushDevices.id))
    .offset(DEVICES_OF_ONE);
  if (tooMany.length > 0) {
    const ids = tooMany.map(({ id }) => id);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, ids));
  }
  await recordAudit(work, {
    user,
    action: "ADD",
    subject: `alert device ${device.id}`,
    before: null,
    after: null,
  });
}
