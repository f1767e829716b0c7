import { and, asc, eq } from "drizzle-orm";
import { newSecret } from "@/platform/account/member/secret";
import { contentItems } from "@/platform/db/schema/content-item";
import { newsletterSendings, newsletterSubscribers } from "@/platform/db/schema/member";
import { aSubscriber } from "@/testing/a-subscriber";
import type { TestPlatform } from "@/testing/test-platform";
import { notFoundElsewhere, own } from "./get-case";
import { type MakeCase, NO_KEY, NOBODYS, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofSubscriber =
  (part = "", body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    const code = newSecret();
    await platform.database.everySite.insert(newsletterSubscribers).values({
      idSite: SITE,
      email: `${code.slice(0, 12).toLowerCase()}@901.example`,
      code,
      language: "fr_FR",
      createdAt: platform.clock.now(),
      confirmedAt: platform.clock.now(),
    });
    return [
      {
        path: `/newsletter/${code}${part}`,
        nowhere: `/newsletter/${NO_KEY}${part}`,
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

async function newsOf({ database }: TestPlatform, idSite: number): Promise<number> {
  const [news] = await database.everySite
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.idSite, idSite), eq(contentItems.type, "news")))
    .orderBy(asc(contentItems.id))
    .limit(1);
  return news?.id ?? 0;
}

/** Makes a case about the newest news of the site, which may be sent to a subscriber's list. */
const ofLetter =
  (isSent = false): MakeCase =>
  async ({ platform }) => {
    const { idList } = await aSubscriber(platform);
    // Each caller finds none under way.
    await platform.database.everySite.delete(newsletterSendings);
    const at = (id: number) => `/admin/content/news/${id}/letter`;
    return [
      {
        path: at(await newsOf(platform, SITE)),
        nowhere: at(NOBODYS),
        ...(isSent && {
          body: { lists: [idList] },
          headers: { "Idempotency-Key": newSecret() },
        }),
      },
    ];
  };

/** Asks for the newsletter, and returns the mailed link's code. */
async function newsletterCode(platform: TestPlatform, idSite: number): Promise<string> {
  const email = `reader@${idSite}.example`;
  const body = { email, acceptPrivacy: true };
  await platform.data("POST", "/newsletter/subscribe", { body, idSite });
  const [row] = await platform.database.everySite
    .select({ code: newsletterSubscribers.code })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row?.code ?? "";
}

export const newsletterCases: RouterCases = {
  routes: {
    "GET /user/newsletter/lists": plain("/user/newsletter/lists"),
    "GET /user/newsletter/subscription": plain("/user/newsletter/subscription"),
    "PUT /user/newsletter/subscription": sending("/user/newsletter/subscription", { lists: [] }),
    "POST /newsletter/subscribe": sending("/newsletter/subscribe", () => ({
      email: `${newSecret().slice(0, 12)}@901.example`,
      acceptPrivacy: true,
    })),
    "GET /admin/content/{type}/{id}/letter": ofLetter(),
    "POST /admin/content/{type}/{id}/letter": ofLetter(true),
    "POST /newsletter/return": sending("/newsletter/return", {
      address: "anne@901.example",
      kind: "HARD",
      at: "2026-11-20T08:00:00Z",
    }),
    "GET /newsletter/{code}": ofSubscriber(),
    "POST /newsletter/{code}/unsubscribe": ofSubscriber("/unsubscribe"),
    "PUT /newsletter/{code}": ofSubscriber("", { lists: [] }),
  },

  gets: async ({ platform, idSite, member: headers, admin }) => ({
    "/user/newsletter/lists": own("/user/newsletter/lists"),
    "/user/newsletter/subscription": [
      { path: "/user/newsletter/subscription", headers, elsewhere: "REFUSED" },
    ],
    "/admin/content/{type}/{id}/letter": [
      {
        path: `/admin/content/news/${await newsOf(platform, idSite)}/letter`,
        headers: admin,
        elsewhere: "REFUSED",
      },
    ],
    "/newsletter/{code}": notFoundElsewhere(
      `/newsletter/${await newsletterCode(platform, idSite)}`,
    ),
  }),
};
