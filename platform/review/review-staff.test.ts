import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { ReviewList } from "@/lib/contract/review";
import { auditEntries } from "@/platform/db/schema/audit";
import { reviews } from "@/platform/db/schema/review";
import { reviewedRide, reviewPath } from "@/testing/reviewed-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const decide = (id: number, part: "publication" | "refusal" | "answer", body: object) =>
  platform.call<{ state: string; revision: number }>("POST", `/admin/review/${id}/${part}`, {
    headers: admin.headers,
    body,
  });
const shown = () => platform.data<ReviewList>("GET", "/review");
const told = async () =>
  (await writtenMails(platform)).filter(({ event }) => event.includes(":review-"));
const lastAct = async (id: number) => {
  const [act] = await platform.database.everySite
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `review ${id}`))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return act;
};

describe("a review", () => {
  it("is shown once it is published, its author told, and the log says who did", async () => {
    const { id } = await reviewedRide(platform, { rating: 2, text: "Trop chaud." });
    expect(await shown()).toMatchObject({ reviews: [], total: 0, figures: { average: null } });
    const { answer } = await decide(id, "publication", { seen: 1 });
    expect(answer.data).toEqual({ state: "PUBLISHED", revision: 2 });
    expect(await shown()).toMatchObject({
      reviews: [{ id, of: "RIDE", rating: 2, text: "Trop chaud.", author: "Anne-Sophie\u00a0L." }],
      figures: { average: 2, count: 1 },
    });
    expect(await told()).toMatchObject([{ recipient: "anne@example.org" }]);
    expect(await lastAct(id)).toMatchObject({ action: "PUBLISH", by: admin.email });
    // Sent again, its answer was lost on the way.
    expect((await decide(id, "publication", { seen: 1 })).status).toBe(200);
    expect(await told()).toHaveLength(1);
  });

  it("is not shown where it is refused; its author reads why, and may write it again", async () => {
    const { id, ride } = await reviewedRide(platform);
    expect((await decide(id, "refusal", { seen: 1, reason: "BAD_RATING" })).status).toBe(422);
    await decide(id, "refusal", { seen: 1, reason: "PERSONAL_DATA" });
    expect(await shown()).toMatchObject({ total: 0 });
    const [mail] = await told();
    expect(mail?.text).toContain("informations personnelles sur quelqu’un");
    expect(mail?.text).toContain(`${reviewPath(ride).replace("/review?", "?")}#review`);
    const again = { rating: 4, text: "Sans nommer personne." };
    await platform.data("POST", reviewPath(ride), { body: again });
    const [row] = await platform.database.everySite.select().from(reviews);
    expect(row).toMatchObject({ ...again, state: "WAITING", refusal: null, revision: 3 });
  });

  it("is taken off the site again", async () => {
    const { id } = await reviewedRide(platform);
    await decide(id, "publication", { seen: 1 });
    await decide(id, "refusal", { seen: 2, reason: "BY_AUTHOR" });
    expect(await shown()).toMatchObject({ total: 0 });
  });

  it("is answered below it: told with its publication, or at once where it is shown", async () => {
    const { id } = await reviewedRide(platform);
    await decide(id, "answer", { seen: 1, text: "Merci\u00a0!" });
    expect(await told()).toEqual([]);
    await decide(id, "publication", { seen: 2 });
    await decide(id, "answer", { seen: 3, text: "Merci, et à bientôt." });
    const mails = await told();
    expect(mails.map(({ text }) => /> (Merci.*)/.exec(text)?.[1])).toEqual([
      "Merci\u00a0!",
      "Merci, et à bientôt.",
    ]);
    expect((await shown()).reviews[0]?.answer).toMatchObject({ text: "Merci, et à bientôt." });
  });

  it("that was written anew is not decided upon unread", async () => {
    const { id, ride } = await reviewedRide(platform);
    const body = { rating: 1, text: "Autre chose." };
    await platform.data("POST", reviewPath(ride), { body });
    for (const [part, sent] of [
      ["publication", { seen: 1 }],
      ["refusal", { seen: 1, reason: "OFF_TOPIC" }],
      ["answer", { seen: 1, text: "Merci." }],
    ] as const) {
      const { status, answer } = await decide(id, part, sent);
      expect([part, status]).toEqual([part, 409]);
      expect(answer.message).toMatch(/^Cet avis a changé/);
    }
    expect(await told()).toEqual([]);
    expect(await lastAct(id)).toBeUndefined();
  });

  it("is found in the panel with what it is of", async () => {
    const { id, ride } = await reviewedRide(platform);
    const { items } = await platform.data<{ items: AdminItem[] }>(
      "GET",
      "/admin/review?subset=WAITING",
      { headers: { ...admin.headers } },
    );
    expect(items).toMatchObject([
      { id, reference: ride.booking.reference, purchase: "BOOKING", state: "WAITING" },
    ]);
  });
});
