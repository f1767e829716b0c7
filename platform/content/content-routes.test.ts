import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ComponentConf } from "@/lib/contract/component";
import type { NewsList } from "@/lib/contract/news";
import type { PageDetail, PageTrees } from "@/lib/contract/page";
import type { Parameter } from "@/lib/contract/parameter";
import type { ServiceList } from "@/lib/contract/service";
import type { SiteInfo } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import { createApp } from "@/platform/app";
import { pages } from "@/platform/db/schema/content";
import { sessions, users as userTable } from "@/platform/db/schema/people";
import { visits } from "@/platform/db/schema/site-look";
import { createRateLimits } from "@/platform/http/rate-limits";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.moveTo("2026-11-20T10:00:00+01:00"));

const data = <T>(path: string, call?: Parameters<TestPlatform["data"]>[2]) =>
  platform.data<T>("GET", path, call);
const errorOf = async (path: string) => {
  const { status, answer } = await platform.call("GET", path);
  return { status, errors: answer.success ? undefined : answer.data.errors };
};

describe("listings (§7)", () => {
  const slugs = async (query: string) =>
    (await data<ServiceList>(`/service?${query}`)).services.map(({ slug }) => slug);

  it("come in their order, a page at a time, with the total of all pages", async () => {
    expect(await slugs("")).toEqual(["airport", "station", "tour"]);
    const second = await data<ServiceList>("/service?nbItem=2&page=2");
    expect(second.services.map(({ slug }) => slug)).toEqual(["tour"]);
    expect(second.total).toBe(3);
  });

  it("are ordered up and down by a field", async () => {
    expect(await slugs("orderBy=-title")).toEqual(["tour", "station", "airport"]);
    expect(await slugs("orderBy=order")).toEqual(["airport", "station", "tour"]);
  });

  it("are filtered, by their words whatever the accents and the case", async () => {
    expect(await slugs("slug=tour")).toEqual(["tour"]);
    expect(await slugs("slug=df:tour&order=lt:1")).toEqual(["airport"]);
    expect(await slugs(`title=lk:${encodeURIComponent("ÀIRPÔRT")}`)).toEqual(["airport"]);
    expect(await slugs("title=lk:%25")).toEqual([]);
    expect(await slugs("title=lk:_")).toEqual([]);
  });

  it("skip empty strings", async () => {
    expect(await slugs("nbItem=&page=&orderBy=&slug=&tag=")).toHaveLength(3);
  });

  it("refuse what they do not declare, at its field, in the caller's language", async () => {
    expect(await errorOf("/service?idSite=902")).toEqual({
      status: 422,
      errors: {
        idSite: {
          code: "FIELD_UNKNOWN",
          message: "Ce champ ne peut ni filtrer ni trier cette liste.",
        },
      },
    });
    expect((await errorOf("/service?order=gt:x")).errors).toHaveProperty("order.code", "INVALID");
    expect((await errorOf("/service?nbItem=101")).errors).toHaveProperty("nbItem.code", "TOO_BIG");
    expect((await errorOf("/service?page=zero")).errors).toHaveProperty("page.code", "INVALID");
  });

  it("hold against any query: an answer of the site, or an error", async () => {
    const fields = {
      "/service": ["id", "order", "title", "slug", "tag"],
      "/news": ["id", "publishedAt", "promoted", "title", "slug"],
      "/company/address": ["id", "city", "postalCode"],
      "/element/link-footer": ["id", "order", "title"],
    };
    const nameOf = (path: keyof typeof fields) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...fields[path]) },
        { weight: 2, arbitrary: fc.constantFrom("nbItem", "page", "orderBy") },
        { weight: 1, arbitrary: fc.oneof(fc.constantFrom("__proto__", "idSite"), fc.string()) },
      );
    const operand = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.date({ noInvalidDate: false }).map(String),
      fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
      fc.constantFrom("true", "1e308", "-1e-308", "99999999999999999999", "';--", "%", "\\", "\0"),
    );
    const value = fc
      .tuple(fc.constantFrom("", "", "lk:", "df:", "lt:", "lte:", "gt:", "gte:", "-"), operand)
      .map(([prefix, rest]) => prefix + rest);
    const call = fc
      .constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))
      .chain((path) =>
        fc.tuple(fc.constant(path), fc.array(fc.tuple(nameOf(path), value), { maxLength: 3 })),
      );
    const statuses = { 200: 0, 422: 0 };
    await fc.assert(
      fc.asyncProperty(call, async ([path, entries]) => {
        const query = new URLSearchParams(entries);
        const { status, answer } = await platform.call("GET", `${path}?${query}`);
        expect([200, 422]).toContain(status);
        expect(JSON.stringify(answer)).not.toContain(marker(902));
        statuses[status as keyof typeof statuses] += 1;
      }),
      { numRuns: 300 },
    );
    // Neither outcome is left untried.
    expect(Math.min(...Object.values(statuses))).toBeGreaterThan(30);
  });
});

describe("/news", () => {
  it("has what is out, newest first, and the first promoted one", async () => {
    const { news, total, promoted } = await data<NewsList>("/news");
    expect(news.map(({ slug }) => slug)).toEqual([
      "news-2026-03-10",
      "news-2026-02-10",
      "news-2026-01-10",
    ]);
    expect(total).toBe(3);
    expect(promoted?.slug).toBe("news-2026-03-10");
  });

  it("can be only the promoted ones", async () => {
    const { news } = await data<NewsList>("/news?promoted=true");
    expect(news.map(({ slug }) => slug)).toEqual(["news-2026-03-10", "news-2026-02-10"]);
  });

  it("shows an item from its hour on", async () => {
    platform.clock.moveTo("2099-01-01T08:00:00Z");
    expect((await data<NewsList>("/news")).promoted?.slug).toBe("news-2099-01-01");
  });
});

describe("/service", () => {
  it("has the services with any of the tags", async () => {
    const tagged = async (tag: string) =>
      (await data<ServiceList>(`/service?tag=${tag}`)).services.map(({ slug }) => slug);
    expect(await tagged("transfer")).toEqual(["airport", "station"]);
    expect(await tagged("tour,airport")).toEqual(["airport", "tour"]);
    expect(await tagged("none")).toEqual([]);
    expect(await tagged(",")).toHaveLength(3);
  });
});

describe("/page", () => {
  it("is a tree per locale, with the right-fixed pages apart", async () => {
    const trees = await data<PageTrees>("/page");
    expect(trees.en.pages.map(({ url }) => url)).toEqual([
      "/",
      "/services",
      "/draft",
      "/grape",
      "/journal",
    ]);
    expect(trees.en.rightFixed.map(({ url }) => url)).toEqual(["/reserver"]);
    const [, services] = trees.fr_FR.pages;
    expect(services?.title).toBe("Title of services fr site-901");
    expect(services?.children.map(({ url }) => url)).toEqual([
      "/services/transfers",
      "/services/tours",
    ]);
    expect(services?.children[0]?.idParent).toBe(services?.id);
    expect(trees.en.pages.find(({ url }) => url === "/draft")?.isValid).toBe(false);
    expect(trees.en.rightFixed[0]?.role).toBe("BOOKING_FORM");
    expect(services?.role).toBeNull();
  });

  it("has one page of a role on a site at most", async () => {
    const claim = platform.database.inSite(901, (tx) =>
      tx.update(pages).set({ role: "BOOKING_FORM" }).where(eq(pages.route, "grape")),
    );
    await expect(claim).rejects.toMatchObject({
      cause: { constraint: "page_id_site_role_unique" },
    });
  });

  it("gives a page in the caller's language, one that is not valid to nobody", async () => {
    const { en } = await data<PageTrees>("/page");
    const id = (url: string) => en.pages.find((page) => page.url === url)?.id;
    const page = await data<PageDetail>(`/page/${id("/grape")}`, { language: "en" });
    expect(page.title).toBe("Title of grape en site-901");
    expect(page.content).toEqual({
      type: "GRAPE",
      html: "<p>Built en site-901</p>",
      css: "p{color:gold}",
    });
    expect((await errorOf(`/page/${id("/draft")}`)).status).toBe(404);
    expect((await errorOf("/page/2147483647")).status).toBe(404);
  });

  it("has its blocks by slug, in the caller's language", async () => {
    const conf = await data<ComponentConf>("/component/conf/questions", { language: "en" });
    expect(conf).toMatchObject({ type: "QUESTIONS", conf: { title: "Questions en site-901" } });
    expect((await errorOf("/component/conf/none")).status).toBe(404);
  });
});

describe("the site", () => {
  it("says what it is in the caller's language", async () => {
    const info = await data<SiteInfo>("/site/info", { language: "en" });
    expect(info).toMatchObject({
      id: 901,
      url: "https://www.901.example",
      features: ["RIDES", "SHOP"],
      isECommerce: true,
      defaultLang: { code: "fr_FR", label: "Français", flag: "fr" },
      logos: [{ type: "LOGO", alt: "Logo en site-901" }],
      fonts: [{ type: "CONTENT", family: "Raleway", size: 14, weight: 300, style: "normal" }],
    });
    expect(info.languages.map(({ country }) => country.name)).toEqual(["France", "United Kingdom"]);
  });

  it("has its settings in the caller's language", async () => {
    const value = async (language: "fr_FR" | "en", type: string) =>
      (await data<Parameter[]>("/parameter", { language })).find(
        (parameter) => parameter.type === type,
      )?.value;
    expect(await value("fr_FR", "COMPANY_DESCRIPTION")).toBe("A company fr site-901");
    expect(await value("en", "COMPANY_DESCRIPTION")).toBe("A company en site-901");
    expect(await value("en", "COMPANY_PHONE")).toBe("+33240000000");
  });

  it("knows only the apps that it has", async () => {
    expect(await data("/external-app/PRODUCT_FILE_GENERATOR/config/public")).toEqual({
      app: "PRODUCT_FILE_GENERATOR",
      isActive: true,
      config: { owner: "site-901" },
    });
    expect((await errorOf("/external-app/OTHER/config/public")).status).toBe(404);
  });
});

describe("/site/visit", () => {
  const counted = (from: string) =>
    platform.database.everySite
      .select({ day: visits.day, count: visits.count })
      .from(visits)
      .where(eq(visits.from, from))
      .orderBy(visits.day);

  it("counts by day of Paris", async () => {
    for (const now of ["2026-11-20T22:59:00Z", "2026-11-20T22:59:59Z", "2026-11-20T23:00:00Z"]) {
      platform.clock.moveTo(now);
      expect(await data("/site/visit/newsletter")).toEqual({ logged: true });
    }
    expect(await counted("newsletter")).toEqual([
      { day: "2026-11-20", count: 2 },
      { day: "2026-11-21", count: 1 },
    ]);
  });

  it("keeps a name that is printable and short", async () => {
    await data(`/site/visit/${encodeURIComponent(`a\u0000\u0007b\n${"é🚕".repeat(100)}`)}`);
    expect(await counted(`ab${"é🚕".repeat(49)}`)).toEqual([{ day: "2026-11-20", count: 1 }]);
    expect(await data("/site/visit/%00%0A")).toEqual({ logged: false });
  });

  it("is limited per address", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.05) });
    const visitFrom = async (address: string) =>
      (await app.request("/site/visit/x", { headers: { idSite: "901" } }, { address })).status;
    const three = [await visitFrom("a"), await visitFrom("a"), await visitFrom("a")];
    expect([...three, await visitFrom("a"), await visitFrom("b")]).toEqual([
      200, 200, 200, 429, 200,
    ]);
  });
});

describe("/user and /logged", () => {
  const open = async (token: string, expiresAt: string) => {
    const db = platform.database.everySite;
    const [person] = await db
      .select()
      .from(userTable)
      .where(eq(userTable.email, "member@901.example"));
    await db.insert(sessions).values({
      tokenHash: secretHash(token),
      idSite: 901,
      idUser: person?.id ?? 0,
      expiresAt: new Date(expiresAt),
    });
    return { headers: { Authorization: token } };
  };

  it("know a session by its token while it lasts", async () => {
    const call = await open("t0ken", "2026-11-21T10:00:00+01:00");
    expect(await data<User>("/user", call)).toMatchObject({
      email: "member@901.example",
      role: "MEMBER",
    });
    expect(await data("/logged", call)).toEqual({ logged: true, role: "MEMBER" });
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    expect(await data("/user", call)).toBeNull();
    expect(await data("/logged", call)).toEqual({ logged: false, role: null });
  });

  it("know a visitor as nobody", async () => {
    expect(await data("/user")).toBeNull();
    const headers = { Authorization: secretHash("t0ken") };
    expect(await data("/user", { headers })).toBeNull();
    expect(await data("/logged", { headers })).toEqual({ logged: false, role: null });
  });
});

describe("POST /image/load-svg", () => {
  it("has no SVG from hosts that nobody listed, and names a field that lacks", async () => {
    const load = async (body: unknown) => {
      const { status, answer } = await platform.call("POST", "/image/load-svg", { body });
      return answer.success ? status : { status, ...answer.data.errors };
    };
    for (const url of [
      "https://127.0.0.1/x.svg",
      "https://cdn.example.com/x.svg",
      "/media/x.svg",
    ]) {
      expect(await load({ url })).toEqual({ status: 404 });
    }
    expect(await load({})).toMatchObject({ status: 422, url: { code: "REQUIRED" } });
    expect(await load({ url: "" })).toMatchObject({ status: 422, url: { code: "REQUIRED" } });
  });
});
