import { and, eq } from "drizzle-orm";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "@/demonstration/72/parameters/company";
import type { DutyPage } from "@/lib/contract/admin/duty";
import type { MadeSite } from "@/lib/contract/admin/new-site";
import type { Envelope } from "@/lib/contract/envelope";
import type { SiteInfo } from "@/lib/contract/site";
import { SITE_TEMPLATES } from "@/lib/rules/site/site-file";
import { auditEntries } from "@/platform/db/schema/audit";
import { pageTranslations } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import { media } from "@/platform/db/schema/medium";
import { sites } from "@/platform/db/schema/site";
import { parameters } from "@/platform/db/schema/site-look";
import { nameOfContent } from "@/platform/media/store/media-store";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import type { SiteFile } from "./site-file";

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  owner = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());

const make = (body: unknown) =>
  platform.call<MadeSite>("POST", "/admin/site", { headers: owner.headers, body });

async function take(): Promise<Record<string, Uint8Array>> {
  const response = await platform.app.request("/admin/site/file", {
    headers: { idSite: "901", ...owner.headers },
  });
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="tiny-/);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

async function bring(packed: Uint8Array, name = "Copie") {
  const form = new FormData();
  form.set("name", name);
  form.set("file", new Blob([packed as Uint8Array<ArrayBuffer>]), "site.zip");
  return platform.call<MadeSite>("POST", "/admin/site/file", {
    headers: owner.headers,
    body: form,
  });
}

const faults = (answer: Envelope<MadeSite>) => (answer.success ? {} : answer.data.errors);
const fieldCode = (answer: Envelope<MadeSite>) => faults(answer).file?.code;
const idOf = (answer: Envelope<MadeSite>) => (answer.success ? answer.data.id : Number.NaN);

const count = () => platform.database.everySite.$count(sites);

/** Takes the site's file, changes what it says, and brings it again. */
async function bringChanged(change: (file: SiteFile) => void) {
  const entries = await take();
  const file = JSON.parse(strFromU8(entries["site.json"] as Uint8Array)) as SiteFile;
  change(file);
  return bring(zipSync({ ...entries, "site.json": strToU8(JSON.stringify(file)) }));
}

describe("a site from a template", () => {
  it.each(SITE_TEMPLATES)("is made as %s, for whoever makes it", async (template) => {
    const { status, answer } = await make({ name: `Maison ${template}`, template });
    expect(status).toBe(200);
    const id = idOf(answer);
    const info = await platform.data<SiteInfo>("GET", "/site/info", { idSite: id });
    expect(info).toMatchObject({
      isBuilding: true,
      features:
        template === "BOTH" ? ["RIDES", "SHOP"] : [template === "ESTATE" ? "SHOP" : "RIDES"],
    });
    const body = { email: owner.email, password: TEST_PASSWORD };
    const { token } = await platform.data<{ token: string }>("POST", "/login", {
      idSite: id,
      body,
    });
    const headers = { Authorization: token };
    expect(await platform.data("GET", "/user", { idSite: id, headers })).toMatchObject({
      email: owner.email,
      role: "SUPER_ADMIN",
    });
    const [entry] = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `site ${id}`));
    expect(entry).toMatchObject({ idSite: 901, action: "MAKE_SITE", by: owner.email });
  });

  it("is refused without a name, and nothing is made", async () => {
    const before = await count();
    const { status, answer } = await make({ name: " ", template: "ESTATE" });
    expect({ status, fields: Object.keys(faults(answer)) }).toEqual({
      status: 422,
      fields: ["name"],
    });
    expect(await count()).toBe(before);
  });

  it("is another one for each of several who make one at once", async () => {
    const made = await Promise.all(
      ["Un", "Deux", "Trois"].map((name) => make({ name: `Site ${name}`, template: "ESTATE" })),
    );
    const ids = made.map(({ answer }) => idOf(answer));
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(Number.NaN);
  });
});

describe("a site that is being made", () => {
  const setBuilding = (isBuilding: boolean, id = 901) =>
    platform.database.inSite(id, (tx) => tx.update(sites).set({ isBuilding }));

  it("sells nothing, and says why", async () => {
    await setBuilding(true);
    await expect(bookRide(platform)).rejects.toThrow(/409/);
    await expect(buyWine(platform)).rejects.toThrow(/409/);
    await setBuilding(false);
    await expect(bookRide(platform)).resolves.toBeDefined();
    await expect(buyWine(platform)).resolves.toBeDefined();
  });

  it("opens once nothing essential is lacking, and not before", async () => {
    const { answer } = await make({ name: "Bientôt", template: "CHAUFFEUR" });
    const id = idOf(answer);
    const { headers } = await aPerson(platform, "ADMIN", id);
    const open = () => platform.call<DutyPage>("POST", "/admin/duty/open", { idSite: id, headers });
    expect((await open()).answer).toMatchObject({
      success: false,
      message: expect.stringMatching(/loi/),
    });
    await platform.database.inSite(id, async (tx) => {
      for (const [type, said] of Object.entries(company)) {
        const value = typeof said === "string" || said === null ? said : said?.fr_FR;
        if (!value) continue;
        await tx
          .insert(parameters)
          .values({ idSite: id, type, value })
          .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: { value } });
      }
    });
    expect((await open()).answer).toMatchObject({ success: true, data: { isBuilding: false } });
    expect(await platform.data("GET", "/site/info", { idSite: id })).toMatchObject({
      isBuilding: false,
    });
  });
});

describe("a site's file", () => {
  it("makes the same site again, with the files that were uploaded", async () => {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#803020" },
    })
      .webp()
      .toBuffer();
    const name = nameOfContent(picture, "webp");
    const { media: store } = platform.services;
    await store.put({ idSite: 901, name }, picture);
    await platform.database.everySite.insert(media).values({
      idSite: 901,
      kind: "IMAGE",
      src: `/media/901/${name}`,
      name: "chai.webp",
      width: 40,
      height: 30,
      alt: { fr_FR: "Le chai", en: "The winery" },
    });
    const entries = await take();
    expect(Object.keys(entries)).toEqual(["site.json", `media/${name}`]);
    const { answer } = await bring(zipSync(entries));
    const id = idOf(answer);
    expect(Buffer.from((await store.read({ idSite: id, name })) ?? "")).toEqual(picture);
    const brought = await platform.database.everySite
      .select()
      .from(media)
      .where(eq(media.idSite, id));
    expect(brought.map(({ src }) => src)).toContain(`/media/${id}/${name}`);
    const paths = await platform.database.everySite
      .select({ url: pageTranslations.url })
      .from(pageTranslations)
      .where(eq(pageTranslations.idSite, id));
    expect(paths.map(({ url }) => url)).toContain("/services/tours");
  });

  it("holds nobody, no key and no code", async () => {
    await platform.database.everySite
      .update(parameters)
      .set({ value: "<script>track()</script>" })
      .where(eq(parameters.type, "SCRIPT_TO_LOAD"));
    const text = strFromU8((await take())["site.json"] as Uint8Array);
    const { answer } = await bring(zipSync({ "site.json": strToU8(text) }));
    for (const word of [owner.email, "member@901.example", "argon2", "secret", "password"]) {
      expect(text).not.toContain(word);
    }
    const brought = await platform.database.everySite
      .select()
      .from(parameters)
      .where(eq(parameters.idSite, idOf(answer)));
    expect(brought.map(({ type }) => type)).not.toContain("SCRIPT_TO_LOAD");
  });

  it("keeps no script that somebody has put into it", async () => {
    const { answer } = await bringChanged(({ contents }) => {
      for (const { type, versions } of contents) {
        if (type !== "service") continue;
        for (const { words } of versions)
          words.fr_FR.content = "<p>Bien<script>evil()</script></p>";
      }
    });
    const kept = await platform.database.everySite
      .select()
      .from(contentItems)
      .where(eq(contentItems.idSite, idOf(answer)));
    expect(JSON.stringify(kept)).toContain("<p>Bien</p>");
    expect(JSON.stringify(kept)).not.toContain("evil");
  });

  const HOSTILE: Record<string, (file: SiteFile) => void> = {
    "a field that no content has": ({ contents }) => {
      if (contents[0]) (contents[0].versions[0] as { values: object }).values = { evil: 1 };
    },
    "a link that runs": ({ contents }) => {
      const page = contents.find(({ versions }) => Array.isArray(versions[0]?.values.blocks));
      const [block] = (page?.versions[0]?.values.blocks ?? []) as {
        conf: { actions: { url: string }[] };
      }[];
      if (block?.conf.actions[0]) block.conf.actions[0].url = "javascript:alert(1)";
    },
    "a picture from a script": ({ tables }) => {
      tables.medium.push({
        id: 99_999,
        kind: "IMAGE",
        src: "javascript:alert(1)",
        name: "x",
        alt: { fr_FR: "", en: "" },
      });
    },
    "a setting that is no value of it": ({ tables }) => {
      const colour = tables.parameter.find(({ type }) => type === "PRIMARY_COLOR");
      if (colour) colour.value = "red;}</style><script>evil()</script>";
    },
    "a price below nothing": ({ tables }) => {
      if (tables.declination[0]) tables.declination[0].priceCents = -5;
    },
    "a text where a number is": ({ tables }) => {
      if (tables.vehicle[0]) tables.vehicle[0].seats = "many";
    },
    "a block that is none": ({ tables }) => {
      if (tables.component[0]) tables.component[0].type = "SCRIPT";
    },
    "a line that is there twice": ({ tables }) => {
      const [vehicle] = tables.vehicle;
      if (vehicle) tables.vehicle.push(vehicle);
    },
    "an article of a variation that is not there": ({ tables }) => {
      if (tables.declination[0])
        tables.declination[0].values = [
          { idVariation: 99_999, value: { fr_FR: "Magnum", en: "Magnum" } },
        ];
    },
    "a later form": (file) => {
      (file as { format: number }).format = 2;
    },
  };
  it.each(Object.entries(HOSTILE))("is refused with %s, and nothing is made", async (_, change) => {
    const before = await count();
    const { status, answer } = await bringChanged(change);
    expect({ status, field: fieldCode(answer) }).toEqual({
      status: 422,
      field: "SITE_FILE_INVALID",
    });
    expect(await count()).toBe(before);
  });

  it("is refused with two articles that are alike, which it names, and loses neither", async () => {
    const before = await count();
    const { status, answer } = await bringChanged(({ tables }) => {
      const [article] = tables.declination;
      if (article) tables.declination.push({ ...article, id: 99_999, reference: "ENCORE-75" });
    });
    expect(status).toBe(422);
    expect(faults(answer).file).toEqual({
      code: "SITE_FILE_ARTICLES_ALIKE",
      message: expect.stringContaining("ENCORE-75"),
    });
    expect(await count()).toBe(before);
  });

  /** Brings the site's file with one more drawing in its library. */
  async function bringDrawing(drawing: string) {
    const svg = strToU8(drawing);
    const name = nameOfContent(svg, "svg");
    const entries = await take();
    const file = JSON.parse(strFromU8(entries["site.json"] as Uint8Array)) as SiteFile;
    file.tables.medium.push({
      ...{ id: 99_999, kind: "IMAGE", src: `/media/901/${name}`, name: "logo-of-test.svg" },
      alt: { fr_FR: "Un logo", en: "A logo" },
    });
    return bring(
      zipSync({ ...entries, "site.json": strToU8(JSON.stringify(file)), [`media/${name}`]: svg }),
    );
  }

  it("keeps no script of a drawing in it", async () => {
    const { answer } = await bringDrawing(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>evil()</script><path d="M0 0h9v9z"/></svg>',
    );
    const id = idOf(answer);
    const [kept] = await platform.database.everySite
      .select()
      .from(media)
      .where(and(eq(media.idSite, id), eq(media.name, "logo-of-test.svg")));
    const stored = await platform.services.media.read({
      idSite: id,
      name: kept?.src.split("/").at(-1) ?? "",
    });
    expect(strFromU8(stored ?? new Uint8Array())).toContain("M0 0h9v9z");
    expect(strFromU8(stored ?? new Uint8Array())).not.toContain("evil");
  });

  it("is refused at its field with a file that is no picture, and nothing is made", async () => {
    const before = await count();
    const { answer } = await bringDrawing("<p>no drawing</p>");
    expect(fieldCode(answer)).toBe("SITE_FILE_INVALID");
    expect(await count()).toBe(before);
  });

  it.each([
    ["no zip", strToU8("Bonjour")],
    ["an empty zip", zipSync({})],
    ["a zip without a site", zipSync({ "readme.txt": strToU8("Bonjour") })],
    ["a site that is no JSON", zipSync({ "site.json": strToU8("{") })],
  ])("is refused when it is %s", async (_, packed) => {
    expect(fieldCode((await bring(packed)).answer)).toBe("SITE_FILE_INVALID");
  });

  it("is refused when it would fill the memory", async () => {
    const packed = zipSync({ "site.json": new Uint8Array(70_000_000) }, { level: 9 });
    expect(packed.length).toBeLessThan(1_000_000);
    expect(fieldCode((await bring(packed)).answer)).toBe("SITE_FILE_TOO_LARGE");
  });
});
