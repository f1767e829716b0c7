import { eq } from "drizzle-orm";
import { newSecret } from "@/platform/account/member/secret";
import { declinations } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import { declinationId } from "@/testing/filled-cart";
import type { TestPlatform } from "@/testing/test-platform";
import { notFoundElsewhere } from "./get-case";
import { type MakeCase, NO_KEY, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Adds a waiting address, and returns its link's code. */
async function waitingCode({ database, clock }: TestPlatform, idSite: number): Promise<string> {
  const code = newSecret();
  const { everySite } = database;
  const [sold] = await everySite.select().from(declinations).where(eq(declinations.idSite, idSite));
  await everySite.insert(restockRequests).values({
    idSite,
    idDeclination: sold?.id ?? 0,
    email: `${code.slice(0, 12).toLowerCase()}@${idSite}.example`,
    code,
    language: "fr_FR",
    createdAt: clock.now(),
  });
  return code;
}

const ofWaiting: MakeCase = async ({ platform }) => [
  {
    path: `/restock/${await waitingCode(platform, SITE)}`,
    nowhere: `/restock/${NO_KEY}`,
    isKeyed: true,
  },
];

export const restockCases: RouterCases = {
  routes: {
    "POST /restock": sending("/restock", async ({ platform }) => ({
      idDeclination: await declinationId(platform, "B-75"),
      email: `${newSecret().slice(0, 12).toLowerCase()}@901.example`,
    })),
    "GET /restock/{code}": ofWaiting,
    "DELETE /restock/{code}": ofWaiting,
  },

  gets: async ({ platform, idSite }) => ({
    "/restock/{code}": notFoundElsewhere(`/restock/${await waitingCode(platform, idSite)}`),
  }),
};
