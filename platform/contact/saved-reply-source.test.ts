import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { auditEntries } from "@/platform/db/schema/audit";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const PETS = { name: "Animaux à bord", text: { fr_FR: "Volontiers.", en: "With pleasure." } };

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const call = (method: "POST" | "PUT" | "DELETE", part: string, body?: object) =>
  (method === "PUT" ? change : platform.call)<AdminItem>(method, `/admin/saved-reply${part}`, {
    headers: admin.headers,
    body,
  });
const change: TestPlatform["call"] = (_, path, sent = {}) => changeAsRead(platform, path, sent);
const kept = () => platform.database.everySite.select().from(savedReplies);
const lastAct = async () => {
  const [act] = await platform.database.everySite
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.by, admin.email))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return act;
};

describe("a saved reply", () => {
  it("is written, changed and removed, and the audit log says so", async () => {
    const before = (await kept()).length;
    const { data } = (await call("POST", "", PETS)).answer as unknown as { data: AdminItem };
    expect(data).toMatchObject(PETS);
    expect(await lastAct()).toMatchObject({ action: "ADD", before: null, after: PETS });

    await call("PUT", `/${data.id}`, { text: { en: "Gladly." } });
    expect(await lastAct()).toMatchObject({
      action: "CHANGE",
      before: { text: PETS.text },
      after: { text: { ...PETS.text, en: "Gladly." } },
    });

    expect((await call("DELETE", `/${data.id}`)).status).toBe(200);
    expect(await kept()).toHaveLength(before);
    expect(await lastAct()).toMatchObject({ action: "REMOVE", after: null });
    expect((await call("DELETE", `/${data.id}`)).status).toBe(404);
  });

  it("has a name and a text in each language", async () => {
    const { status, answer } = await call("POST", "", { name: " ", text: { fr_FR: "Oui." } });
    expect(status).toBe(422);
    expect(Object.keys((answer as unknown as ErrorResponse).data.errors).sort()).toEqual([
      "name",
      "text.en",
    ]);
    expect(await kept()).not.toContainEqual(expect.objectContaining({ textFr: "Oui." }));
  });
});
