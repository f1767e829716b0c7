import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Service, ServiceList } from "@/lib/contract/service";
import { contentPublished } from "@/platform/db/schema/content-item";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("a service that is reserved for members (§6)", () => {
  const listed = async (query: string, headers: Record<string, string> = {}) => {
    const { services, total } = await platform.data<ServiceList>("GET", `/service${query}`, {
      headers,
    });
    return { slugs: services.map(({ slug }) => slug), total };
  };
  const reserved = async () => {
    const [row] = await platform.database.everySite
      .select()
      .from(contentPublished)
      .where(sql`(${contentPublished.fields}->>'membersOnly')::boolean`);
    return `/service/${row?.idItem}`;
  };

  it("is there for no visitor, whatever is asked", async () => {
    const open = { slugs: ["airport", "station", "tour"], total: 3 };
    expect(await listed("")).toEqual(open);
    expect(await listed("", { Authorization: "no session" })).toEqual(open);
    expect(await listed("?tag=transfer")).toEqual({ slugs: ["airport", "station"], total: 2 });
    expect(await listed("?slug=regular")).toEqual({ slugs: [], total: 0 });
    expect(await listed("?order=gt:2")).toEqual({ slugs: [], total: 0 });
    expect((await platform.call("GET", await reserved())).status).toBe(404);
  });

  it("is there for every member", async () => {
    for (const role of ["MEMBER", "ADMIN", "SUPER_ADMIN"] as const) {
      const { headers } = await logIn(platform, role);
      expect((await listed("", headers)).total).toBe(4);
      expect((await listed("?tag=transfer", headers)).slugs).toContain("regular");
      expect(await platform.data<Service>("GET", await reserved(), { headers })).toMatchObject({
        slug: "regular",
        membersOnly: true,
      });
    }
  });

  it("is not there for a member of another site", async () => {
    const { headers } = await logIn(platform, "MEMBER", 902);
    expect((await listed("", headers)).total).toBe(3);
    expect((await platform.call("GET", await reserved(), { headers })).status).toBe(404);
  });
});
