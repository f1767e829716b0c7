import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeadLetters } from "@/lib/contract/dead-letter";
import { secretHash } from "@/platform/account/member/secret";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { sessions, users } from "@/platform/db/schema/people";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
const died = new Date("2026-11-19T10:00:00Z");

beforeAll(async () => {
  platform = await openTestPlatform();
  const { everySite } = platform.database;
  for (const [role, email] of [
    ["MEMBER", "member@901.example"],
    ["ADMIN", "admin@901.example"],
  ] as const) {
    const [row] = await everySite.select().from(users).where(eq(users.email, email));
    await everySite.insert(sessions).values({
      tokenHash: secretHash(`token of ${role}`),
      idSite: 901,
      idUser: row?.id ?? 0,
      expiresAt: new Date("2099-01-01"),
    });
  }
  await everySite.insert(outbox).values(
    [901, 902].map((idSite) => ({
      idSite,
      event: `dead of ${idSite}`,
      recipient: "anne@example.org",
      subject: "",
      text: "secret",
      html: "",
      createdAt: died,
      diedAt: died,
      attempts: 8,
      nextAttemptAt: died,
      lastError: "550 no such user",
    })),
  );
  await everySite.insert(deadlines).values({
    idSite: 901,
    kind: "REFUND",
    subject: "7",
    dueAt: died,
    diedAt: died,
    attempts: 10,
  });
});
afterAll(() => platform.close());

const as = (role: string) => ({ headers: { Authorization: `token of ${role}` } });
const list = async () =>
  (await platform.data<DeadLetters>("GET", "/admin/dead-letter", as("ADMIN"))).deadLetters;

describe("the dead-letter list", () => {
  it("is for administrators", async () => {
    expect((await platform.call("GET", "/admin/dead-letter")).status).toBe(401);
    expect((await platform.call("GET", "/admin/dead-letter", as("MEMBER"))).status).toBe(403);
  });

  it("holds what has failed too often on this site, without what it says", async () => {
    expect(await list()).toMatchObject([
      { kind: "MAIL", what: "dead of 901", attempts: 8, error: "550 no such user" },
      { kind: "DEADLINE", what: "REFUND 7", attempts: 10 },
    ]);
    expect(JSON.stringify(await list())).not.toContain("secret");
  });

  it("lets go of what is tried again", async () => {
    const [mail, work] = await list();
    for (const letter of [mail, work]) {
      const path = `/admin/dead-letter/${letter?.kind}/${letter?.id}/again`;
      expect((await platform.call("POST", path)).status).toBe(401);
      expect((await platform.call("POST", path, as("ADMIN"))).status).toBe(200);
      expect((await platform.call("POST", path, as("ADMIN"))).status).toBe(404);
    }
    expect(await list()).toEqual([]);
  });
});
