import { eq } from "drizzle-orm";
import { newSecret } from "@/platform/account/member/secret";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import type { TestPlatform } from "../test-platform";
import { notFoundElsewhere, own } from "./get-case";
import { type MakeCase, NO_KEY, plain, SITE, sending } from "./route-case";
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

/** Asks for the newsletter, and gives what the mailed link holds. */
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
    "GET /newsletter/{code}": ofSubscriber(),
    "POST /newsletter/{code}/unsubscribe": ofSubscriber("/unsubscribe"),
    "PUT /newsletter/{code}": ofSubscriber("", { lists: [] }),
  },

  gets: async ({ platform, idSite, member: headers }) => ({
    "/user/newsletter/lists": own("/user/newsletter/lists"),
    "/user/newsletter/subscription": [
      { path: "/user/newsletter/subscription", headers, elsewhere: "REFUSED" },
    ],
    "/newsletter/{code}": notFoundElsewhere(
      `/newsletter/${await newsletterCode(platform, idSite)}`,
    ),
  }),
};
