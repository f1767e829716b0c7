import { asc, eq } from "drizzle-orm";
import { ALERT_KINDS, ALERT_PERMISSIONS, type Alerts } from "@/lib/contract/admin/alert";
import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { deviceOf } from "@/platform/account/session/session-view";
import { alertChoices, pushDevices } from "@/platform/db/schema/alert";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { pushKeysOf } from "@/platform/push/push-keys";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readTexts } from "@/platform/site/parameter/read-texts";
import { companyMobile } from "./company-mobile";

export async function alertsView(
  { tx, idSite }: Pick<UnitOfWork, "tx" | "idSite">,
  { id, role }: User,
  isDelivered: Services["isDelivered"],
): Promise<Alerts> {
  const { publicKey } = await pushKeysOf(tx, idSite);
  const [choice] = await tx.select().from(alertChoices).where(eq(alertChoices.idUser, id));
  const devices = await tx
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.idUser, id))
    .orderBy(asc(pushDevices.id));
  const texts = await readTexts(tx, ["COMPANY_EMAIL", "COMPANY_MOBILE"]);
  return {
    publicKey,
    kinds: ALERT_KINDS.filter((kind) => hasPermission(role, ALERT_PERMISSIONS[kind])).map(
      (kind) => ({ kind, isOn: !choice?.silenced.includes(kind) }),
    ),
    devices: devices.map((device) => ({
      id: device.id,
      endpoint: device.endpoint,
      addedAt: parisIso(device.addedAt),
      ...deviceOf(device.userAgent),
    })),
    email: texts.COMPANY_EMAIL,
    text: {
      mobile: companyMobile(texts.COMPANY_MOBILE) ? texts.COMPANY_MOBILE : null,
      isOn: await readFlag(tx, "STAFF_TEXT_ALERTS"),
      isDelivered: isDelivered.SMS,
    },
  };
}
