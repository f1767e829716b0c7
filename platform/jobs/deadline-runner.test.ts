import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deadlines } from "@/platform/db/schema/deadline";
import { deadlineWorks } from "@/platform/deadlines";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { type DeadlineWorks, runDue } from "./deadline-runner";
import type { DeadlineWork } from "./deadline-work";
import { setDeadline } from "./set-deadline";

let platform: TestPlatform;
let done: string[];

beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  done = [];
  await platform.startAfresh();
});
afterAll(() => platform.close());

const work = {
  run: async (_: unknown, __: unknown, { subject }: { subject: string }) => {
    done.push(subject);
  },
};
const failing = {
  run: async () => {
    throw new Error("away");
  },
};
const works = (change: Partial<DeadlineWorks>): DeadlineWorks => ({ ...deadlineWorks, ...change });
const set = (kind: "REMINDER" | "REFUND", subject: string, dueAt: string) =>
  platform.database.inSite(901, (tx) =>
    setDeadline(tx, { idSite: 901, kind, subject, dueAt: new Date(dueAt) }),
  );
const row = async () => (await platform.database.everySite.select().from(deadlines))[0];
/** Moves the clock on, a day at a time, and does the due work. */
async function days(count: number, of: DeadlineWorks) {
  for (let day = 0; day < count; day += 1) {
    const next = new Date(platform.clock.now().getTime() + 86_400_000);
    platform.clock.moveTo(next.toISOString());
    await runDue(platform.services, of);
  }
}

describe("a deadline", () => {
  it("is done at its time and not before, and once", async () => {
    await set("REMINDER", "one", "2026-11-20T11:00:00+01:00");
    const ours = works({ REMINDER: work });
    platform.clock.moveTo("2026-11-20T10:59:59+01:00");
    await runDue(platform.services, ours);
    expect(done).toEqual([]);
    platform.clock.moveTo("2026-11-20T11:00:00+01:00");
    await runDue(platform.services, ours);
    await runDue(platform.services, ours);
    expect(done).toEqual(["one"]);
  });

  it("that is set again moves, and is done again", async () => {
    await set("REMINDER", "one", "2026-11-20T11:00:00+01:00");
    await set("REMINDER", "one", "2026-11-21T11:00:00+01:00");
    const ours = works({ REMINDER: work });
    platform.clock.moveTo("2026-11-20T12:00:00+01:00");
    await runDue(platform.services, ours);
    expect(done).toEqual([]);
    await days(1, ours);
    await set("REMINDER", "one", "2026-11-22T11:00:00+01:00");
    await days(1, ours);
    expect(done).toEqual(["one", "one"]);
  });

  it("that fails is tried again later, and waits for a person in the end", async () => {
    await set("REMINDER", "one", "2026-11-20T10:00:00+01:00");
    await days(12, works({ REMINDER: failing }));
    expect(await row()).toMatchObject({ attempts: 10, doneAt: null, lastError: "away" });
    expect((await row())?.diedAt).not.toBeNull();
  });

  it("about money is never given up", async () => {
    await set("REFUND", "7", "2026-11-20T10:00:00+01:00");
    await days(15, works({ REFUND: { ...failing, isForever: true } }));
    expect(await row()).toMatchObject({ attempts: 15, doneAt: null, diedAt: null });
    expect(deadlineWorks.REFUND.isForever && deadlineWorks.PAYMENT_OVER.isForever).toBe(true);
    await platform.database.everySite
      .update(deadlines)
      .set({ attempts: 0 })
      .where(eq(deadlines.subject, "7"));
    await days(1, works({ REFUND: work }));
    expect(done).toEqual(["7"]);
  });

  it("and its effect are one: what fails at the end has not happened", async () => {
    await set("REMINDER", "one", "2026-11-20T10:00:00+01:00");
    const half: DeadlineWork = {
      run: async (_, tx, { idSite }) => {
        await setDeadline(tx, {
          idSite,
          kind: "REFUND",
          subject: "half done",
          dueAt: new Date("2030-01-01"),
        });
        throw new Error("died");
      },
    };
    await runDue(platform.services, works({ REMINDER: half }));
    const rows = await platform.database.everySite.select().from(deadlines);
    expect(rows.map(({ subject }) => subject)).toEqual(["one"]);
  });
});
