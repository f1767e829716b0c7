import { afterAll, beforeAll, expect, it } from "vitest";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { readWaitingWork } from "./waiting-work";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

it("counts what waits to be sent and done, and what was given up", async () => {
  const { everySite } = platform.database;
  const now = platform.clock.now();
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const letter = { idSite: 901, recipient: "anne@example.org", subject: "", text: "", html: "" };
  await everySite.insert(outbox).values(
    [{}, { nextAttemptAt: before(-600) }, { sentAt: now }, { keptAt: now }, { diedAt: now }].map(
      (state, index) => ({
        ...letter,
        event: `letter ${index}`,
        createdAt: now,
        nextAttemptAt: now,
        ...state,
      }),
    ),
  );
  await everySite.insert(deadlines).values(
    [
      { dueAt: before(61) },
      { dueAt: before(59) },
      { dueAt: before(-60) },
      { dueAt: before(600), doneAt: now },
      { dueAt: before(600), diedAt: now },
    ].map((state, index) => ({
      idSite: 901,
      kind: "REMINDER",
      subject: String(index),
      ...state,
    })),
  );
  expect(await readWaitingWork(everySite, now)).toEqual({
    messages: { waiting: 2, failed: 1 },
    deadlines: { late: 1, failed: 1 },
  });
});
