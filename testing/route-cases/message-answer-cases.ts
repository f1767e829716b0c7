import { messageAnswers, messages } from "@/platform/db/schema/people";
import type { TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { type MakeCase, NOBODYS, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Adds a message to a site, with an answer to it. @returns its id */
async function aMessage({ database, clock }: TestPlatform, idSite: number): Promise<number> {
  const at = clock.now();
  const [row] = await database.everySite
    .insert(messages)
    .values({
      idSite,
      name: "Anne",
      email: "anne@example.org",
      message: "m",
      language: "fr_FR",
      receivedAt: at,
    })
    .returning();
  const idMessage = row?.id ?? 0;
  await database.everySite.insert(messageAnswers).values({
    idSite,
    idMessage,
    sequence: 1,
    by: "staff@example.org",
    text: marker(idSite),
    answeredAt: at,
  });
  return idMessage;
}

const at = (id: number) => `/admin/message/${id}/answer`;

const ofMessage =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => [
    { path: at(await aMessage(platform, SITE)), nowhere: at(NOBODYS), ...(body ? { body } : {}) },
  ];

export const messageAnswerCases: RouterCases = {
  routes: {
    "GET /admin/message/{id}/answer": ofMessage(),
    "POST /admin/message/{id}/answer": ofMessage({ text: "Oui, bien sûr.", seen: 1 }),
  },

  gets: async ({ platform, idSite, admin }) => ({
    "/admin/message/{id}/answer": [
      { path: at(await aMessage(platform, idSite)), headers: admin, elsewhere: "REFUSED" },
    ],
  }),
};
