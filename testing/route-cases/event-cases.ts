import { newSecret } from "@/platform/account/member/secret";
import { eventRegistrations } from "@/platform/db/schema/event";
import { EVENTS, openEvent } from "@/testing/open-event";
import type { TestPlatform } from "@/testing/test-platform";
import { notFoundElsewhere } from "./get-case";
import { type MakeCase, NO_KEY, NOBODYS, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const newEmail = (idSite = SITE) => `${newSecret().slice(0, 12).toLowerCase()}@${idSite}.example`;

async function registeredGuest(platform: TestPlatform, idSite = SITE) {
  const idItem = await openEvent(platform, {}, idSite);
  const [row] = await platform.database.everySite
    .insert(eventRegistrations)
    .values({
      ...{
        idSite,
        type: "element",
        idItem,
        name: "Anne Le Goff",
        email: newEmail(idSite),
        people: 1,
      },
      ...{ state: "CONFIRMED", code: newSecret(), language: "fr_FR" },
      registeredAt: platform.clock.now(),
    })
    .returning();
  if (!row) throw new Error("Nobody was registered");
  return row;
}

const ofLink =
  (under = "", body?: object): MakeCase =>
  async ({ platform }) => {
    const { code } = await registeredGuest(platform);
    const at = (key: string) => `/registration/${key}${under}`;
    return [
      { path: at(code), nowhere: at(NO_KEY), isKeyed: true, ...(body && { body: { ...body } }) },
    ];
  };

export const eventCases: RouterCases = {
  routes: {
    "POST /element/{route}/{id}/register": async ({ platform }) => {
      const at = (id: number) => `/element/${EVENTS}/${id}/register`;
      const body = { name: "Anne Le Goff", email: newEmail(), people: 1 };
      return [{ path: at(await openEvent(platform)), nowhere: at(NOBODYS), body }];
    },
    "GET /registration/{code}": ofLink(),
    "POST /registration/{code}/cancel": ofLink("/cancel"),
    "GET /admin/content/{type}/{id}/registration": async ({ platform }) => {
      const { idItem } = await registeredGuest(platform);
      const at = (id: number) => `/admin/content/element/${id}/registration`;
      return [{ path: at(idItem), nowhere: at(NOBODYS) }];
    },
    "DELETE /admin/content/{type}/{id}/registration/{idRegistration}": async ({ platform }) => {
      const { idItem, id } = await registeredGuest(platform);
      const at = (which: number) => `/admin/content/element/${idItem}/registration/${which}`;
      return [{ path: at(id), nowhere: at(NOBODYS) }];
    },
  },

  gets: async ({ platform, idSite, admin }) => {
    const { code, idItem } = await registeredGuest(platform, idSite);
    return {
      "/registration/{code}": notFoundElsewhere(`/registration/${code}`),
      "/admin/content/{type}/{id}/registration": [
        {
          path: `/admin/content/element/${idItem}/registration`,
          headers: admin,
          elsewhere: "REFUSED",
        },
      ],
    };
  },
};
