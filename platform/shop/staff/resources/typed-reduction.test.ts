import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PriceHistory } from "@/lib/contract/admin/price-history";
import type { LanguageCode } from "@/lib/contract/locale";
import { auditEntries } from "@/platform/db/schema/audit";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let id: number;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
// Each with an article of its own, as a history is never forgotten.
const articles = ["R-75", "B-75", "C-6", "R-MAGNUM"];
beforeEach(async () => {
  id = (await readShop(platform)).id(articles.shift() ?? "");
  admin = await aPerson(platform, "ADMIN");
});

const change = (body: object, language: LanguageCode = "fr_FR") =>
  changeAsRead<AdminItem>(platform, `/admin/declination/${id}`, {
    ...{ body, language, headers: admin.headers },
  });
const errorsOf = async (body: object, language?: LanguageCode) => {
  const { answer, status } = await change(body, language);
  expect(status).toBe(422);
  return answer.success ? {} : (answer.data.errors ?? {});
};
const prices = () =>
  platform.data<PriceHistory>("GET", `/admin/declination/${id}/price`, { headers: admin.headers });

const DAYS = { reducedFrom: "2026-11-20", reducedUntil: "2026-11-30" };

describe("a reduced price that the owner types", () => {
  it("is saved with its days, and ends where it is emptied", async () => {
    const { answer } = await change({ reducedPrice: 8.5, ...DAYS });
    expect(answer).toMatchObject({ data: { reducedPrice: 8.5, ...DAYS, price: 9.5 } });
    expect((await prices()).prices).toMatchObject([
      { charged: 9.5, usual: 9.5 },
      { charged: 8.5, usual: 9.5, at: "2026-11-20T09:00:00.000Z" },
    ]);
    const [entry] = (await platform.database.everySite.select().from(auditEntries)).slice(-1);
    expect(entry).toMatchObject({ by: admin.email, after: { reducedPrice: 8.5, ...DAYS } });
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    admin = await aPerson(platform, "ADMIN");
    const ended = await change({ reducedPrice: null });
    expect(ended.answer).toMatchObject({ data: { reducedPrice: null, reducedUntil: null } });
  });

  it.each([
    ["fr_FR", /Un prix réduit est plus bas/, /nécessaire/, /Ce jour est passé/],
    ["en", /A reduced price is lower/, /required|needed/i, /This day is over/],
  ] as const)("is refused at its fields (%s)", async (language, high, missing, over) => {
    const dear = await errorsOf({ reducedPrice: 99_000 }, language);
    expect(dear.reducedPrice?.message).toMatch(high);
    expect(dear.reducedFrom?.message).toMatch(missing);
    expect(dear.reducedUntil?.message).toMatch(missing);
    const past = { reducedPrice: 1, reducedFrom: "2026-11-01", reducedUntil: "2026-11-20" };
    expect((await errorsOf(past, language)).reducedUntil?.message).toMatch(over);
    const turned = { reducedPrice: 1, reducedFrom: "2026-12-09", reducedUntil: "2026-12-08" };
    expect(await errorsOf(turned, language)).toMatchObject({
      reducedUntil: { code: "END_BEFORE_START" },
    });
  });

  it("is refused where it would be none by law, with what is possible", async () => {
    await change({ price: 20 });
    await platform.runUntil("2026-11-22T10:00:00+01:00");
    admin = await aPerson(platform, "ADMIN");
    // It was 22 euros, and 20 for a day: a reduction of 22 euros counts from 20.
    await change({ price: 22 });
    const typed = { reducedPrice: 21, reducedFrom: "2026-11-22", reducedUntil: "2026-12-30" };
    const { reducedPrice } = await errorsOf(typed);
    expect(reducedPrice).toMatchObject({
      code: "REDUCTION_TOO_HIGH",
      message: expect.stringMatching(/19,99\s€ au plus/),
    });
    expect((await errorsOf(typed, "en")).reducedPrice?.message).toContain("€19.99 at most");
    expect((await change({ ...typed, reducedPrice: 19.99 })).status).toBe(200);
  });
});
