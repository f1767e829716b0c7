import { randomUUID } from "node:crypto";
import { pushDevices } from "@/platform/db/schema/alert";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const KEYS = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const anEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;

const ofDevice: MakeCase = async ({ platform, owner }) => {
  const [row] = await platform.database.everySite
    .insert(pushDevices)
    .values({
      idSite: SITE,
      idUser: owner.id,
      endpoint: anEndpoint(),
      ...KEYS,
      addedAt: platform.clock.now(),
    })
    .returning();
  const at = (id: number) => `/admin/alert/device/${id}`;
  return [{ path: at(row?.id ?? 0), nowhere: at(NOBODYS) }];
};

export const alertCases: RouterCases = {
  routes: {
    "GET /admin/alert": plain("/admin/alert"),
    "PUT /admin/alert": async () => [
      { path: "/admin/alert", body: { kind: "MESSAGE", isOn: false } },
    ],
    "POST /admin/alert/device": async () => [
      { path: "/admin/alert/device", body: { endpoint: anEndpoint(), keys: KEYS } },
    ],
    "DELETE /admin/alert/device/{id}": ofDevice,
    "POST /admin/alert/trial": plain("/admin/alert/trial"),
  },

  gets: async ({ admin }) => ({
    "/admin/alert": [{ path: "/admin/alert", headers: admin, elsewhere: "REFUSED" }],
  }),
};
