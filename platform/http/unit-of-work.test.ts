import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { announce } from "@/platform/db/announce";
import { visits } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { ApiError } from "./api-error";

const FROM = "unit-of-work";

const keepVisit = {
  area: "site",
  access: "ANYONE",
  method: "post",
  summary: "Keeps a visit, and refuses it where it is told to",
  body: z.object({ isRefused: z.boolean() }),
  answer: z.object({ day: z.string() }),
  says: "The day of the visit",
} as const;

let platform: TestPlatform;
let events: string[] = [];

beforeAll(async () => {
  platform = await openTestPlatform();
  platform.database.onChange(async (idSite, [change]) => {
    events.push(`told of ${change?.kind} on ${idSite}, ${await countVisits()} kept`);
  });
  platform.app
    .answer(
      { ...keepVisit, name: "keepVisit", path: "/test/visit" },
      async ({ tx, idSite, language, now, announce: tell }, { json }) => {
        const day = now.toISOString().slice(0, 10);
        await tx.insert(visits).values({ idSite, from: FROM, day });
        tell({ kind: "news" });
        if (json.isRefused) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
        events.push(`answers ${language}`);
        return { day };
      },
    )
    .answerInSteps(
      { ...keepVisit, name: "keepVisits", path: "/test/visits" },
      async ({ idSite, inUnitOfWork }, { json }) => {
        const days = ["2026-01-01", "2026-01-02"];
        for (const day of days) {
          await inUnitOfWork(async ({ tx }) => {
            await tx.insert(visits).values({ idSite, from: FROM, day });
            announce(tx, { kind: "pages" });
          });
          if (json.isRefused) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
        }
        return { day: days.join() };
      },
    );
});
beforeEach(async () => {
  await platform.database.everySite.delete(visits).where(eq(visits.from, FROM));
  events = [];
});
afterAll(() => platform.close());

const countVisits = () => platform.database.everySite.$count(visits, eq(visits.from, FROM));
const call = (path: string, isRefused: boolean) =>
  platform.call("POST", path, { idSite: 902, language: "en", body: { isRefused } });

describe("a call that is one unit of work", () => {
  it("is committed, and who waits for its changes is told, before it answers", async () => {
    const { status, answer } = await call("/test/visit", false);
    events.push("answered");
    expect(status).toBe(200);
    expect(answer).toEqual({ success: true, data: { day: "2026-11-20" }, message: null });
    expect(events).toEqual(["answers en", "told of news on 902, 1 kept", "answered"]);
  });

  it("leaves nothing behind when it is refused, and nobody hears of it", async () => {
    const { status } = await call("/test/visit", true);
    expect({ status, kept: await countVisits(), events }).toEqual({
      status: 409,
      kept: 0,
      events: [],
    });
  });
});

describe("a call of several steps", () => {
  it("commits each of them by itself", async () => {
    expect((await call("/test/visits", false)).answer.data).toEqual({
      day: "2026-01-01,2026-01-02",
    });
    expect(events).toEqual(["told of pages on 902, 1 kept", "told of pages on 902, 2 kept"]);
  });

  it("keeps those before the one that is refused", async () => {
    expect((await call("/test/visits", true)).status).toBe(409);
    expect(await countVisits()).toBe(1);
  });
});
