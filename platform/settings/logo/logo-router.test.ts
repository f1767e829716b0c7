import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { Change } from "@/lib/contract/change";
import type { SiteInfo } from "@/lib/contract/site";
import { MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { auditEntries } from "@/platform/db/schema/audit";
import { logos } from "@/platform/db/schema/site-look";
import { announcedChanges } from "@/testing/announced-changes";
import { asRead, changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { aDrawing, logoForm } from "@/testing/uploaded-logo";

let platform: TestPlatform;
let admin: Person;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());
beforeEach(() => {
  changes.length = 0;
});

const call = <T = AdminLogo>(method: string, path: string, body?: unknown, language?: "en") =>
  platform.call<T>(method, `/admin/logo${path}`, {
    headers: admin.headers,
    ...(body === undefined ? {} : { body }),
    ...(language ? { language } : {}),
  });
const put = (type: string, form: FormData, language?: "en") =>
  changeAsRead<AdminLogo>(platform, `/admin/logo/${type}`, {
    headers: admin.headers,
    body: form,
    ...(language ? { language } : {}),
  });
const shown = async (type: string) =>
  (await platform.data<SiteInfo>("GET", "/site/info")).logos.find((logo) => logo.type === type);
const drawing = (width: number) =>
  new Blob([`<svg viewBox="0 0 ${width} 60"><path d="M0 0h${width}v60z"/></svg>`]);
const served = (path: string, idSite = 901) =>
  platform.app.request(path, { headers: { idSite: String(idSite) } });

describe("the logos in the panel", () => {
  it("are all places that one can have, whether there is one or not", async () => {
    const { answer } = await call<AdminLogo[]>("GET", "");
    expect(answer.data).toMatchObject([
      { type: "LOGO", image: { url: "/media/901/logo.svg" }, previous: null, changed: null },
      { type: "LOGO_FOOTER", image: null, alt: { fr_FR: "", en: "" } },
      { type: "LOGO_DARK_THEME", image: null },
      { type: "LOGO_LIGHT_THEME", image: null },
      { type: "LOGO_FAVICON", image: null },
    ]);
  });

  it("are replaced, with their size and texts, for every page at once; and served", async () => {
    const { status, answer } = await put("LOGO", logoForm(new Blob([aDrawing(901)])));
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      image: { width: 240, height: 60, url: expect.stringMatching(/^\/media\/901\/\w{64}\.svg$/) },
      alt: { fr_FR: "Accueil", en: "Home" },
      previous: { url: "/media/901/logo.svg" },
      changed: { by: admin.email },
    });
    expect(changes).toContainEqual({ kind: "siteInfo" });
    const logo = await shown("LOGO");
    expect(logo).toMatchObject({ alt: "Accueil", onlineImage: { width: 240, height: 60 } });
    const file = await served(logo?.onlineImage?.url ?? "");
    expect(await file.text()).toBe(aDrawing(901));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect((await served(logo?.onlineImage?.url ?? "", 902)).status).toBe(404);
  });

  it("get a place that had none, and lose it, and are there again", async () => {
    const given = await put("LOGO_FOOTER", logoForm(drawing(100)));
    expect(given.answer.data).toMatchObject({ previous: null });
    const removed = await call("DELETE", "/LOGO_FOOTER");
    expect(removed.answer.data).toMatchObject({ image: null, previous: { width: 100 } });
    expect(await shown("LOGO_FOOTER")).toMatchObject({ onlineImage: null });
    changes.length = 0;
    const restored = await call("POST", "/LOGO_FOOTER/previous");
    expect(restored.answer.data).toMatchObject({ image: { width: 100, height: 60 } });
    expect(changes).toContainEqual({ kind: "siteInfo" });
    expect(await shown("LOGO_FOOTER")).toMatchObject({ onlineImage: { width: 100 } });
  });

  it("go back to the one before, and forth again", async () => {
    await put("LOGO_DARK_THEME", logoForm(drawing(101)));
    await put("LOGO_DARK_THEME", logoForm(drawing(102)));
    const widths = [];
    for (let times = 0; times < 3; times += 1) {
      const { answer } = await call("POST", "/LOGO_DARK_THEME/previous");
      widths.push(answer.success && answer.data.image?.width);
    }
    expect(widths).toEqual([101, 102, 101]);
  });

  it("have nothing to go back to where nothing was before", async () => {
    const { status } = await call("POST", "/LOGO_LIGHT_THEME/previous");
    expect(status).toBe(409);
    expect(await shown("LOGO_LIGHT_THEME")).toBeUndefined();
  });

  it("get other words and stay; what is the same as before is no change", async () => {
    const { answer } = await put("LOGO", logoForm(undefined, { fr_FR: " Nous ", en: "Us" }));
    expect(answer.data).toMatchObject({ alt: { fr_FR: "Nous" }, image: { width: 240 } });
    expect(answer.success && answer.data.previous?.url).toBe("/media/901/logo.svg");
    changes.length = 0;
    const before = await entriesOf("LOGO");
    await put("LOGO", logoForm(new Blob([aDrawing(901)]), { fr_FR: "Nous", en: "Us" }));
    expect([changes, await entriesOf("LOGO")]).toEqual([[], before]);
  });

  it("stand in the audit log, with who changed what", async () => {
    await put("LOGO", logoForm(drawing(103), { fr_FR: "Nous", en: "Us" }));
    const [last] = (await entriesOf("LOGO")).toReversed();
    expect(last).toMatchObject({
      by: admin.email,
      action: "CHANGE",
      before: { width: 240 },
      after: { width: 103, image: expect.stringMatching(/^\/media\/901\//) },
    });
    expect(last?.after).not.toHaveProperty("alt");
  });

  it("are pictures of the kind that their place needs", async () => {
    const png = await sharp({ create: { width: 700, height: 700, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const icon = await put("LOGO_FAVICON", logoForm(new Blob([new Uint8Array(png)])));
    expect(icon.answer.data).toMatchObject({
      image: { url: expect.stringMatching(/\.png$/), width: 512, height: 512 },
    });
    const logo = await put("LOGO_LIGHT_THEME", logoForm(new Blob([new Uint8Array(png)])));
    expect(logo.answer.data).toMatchObject({ image: { url: expect.stringMatching(/\.webp$/) } });
  });

  it("are the same where two send the same at once, and one of them where they send others", async () => {
    const form = () => logoForm(drawing(110));
    const same = await Promise.all([
      put("LOGO_LIGHT_THEME", form()),
      put("LOGO_LIGHT_THEME", form()),
    ]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    const widths = [111, 112, 113];
    const path = "/admin/logo/LOGO_LIGHT_THEME";
    const headers = { ...admin.headers, ...(await asRead(platform, path, admin)) };
    const others = await Promise.all(
      widths.map((width) =>
        platform.call("PUT", path, { headers, body: logoForm(drawing(width)) }),
      ),
    );
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await platform.database.inSite(901, (tx) =>
      tx.select().from(logos).where(eq(logos.type, "LOGO_LIGHT_THEME")),
    );
    expect(rows).toHaveLength(1);
    expect(widths).toContain(rows[0]?.onlineImage?.width);
    expect(await shown("LOGO_LIGHT_THEME")).toMatchObject({ onlineImage: rows[0]?.onlineImage });
  });
});

const entriesOf = (type: string) =>
  platform.database.inSite(901, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `logo ${type}`))
      .orderBy(auditEntries.id),
  );

describe("a logo that is none", () => {
  const field = async (form: FormData, language?: "en") => {
    const before = await shown("LOGO");
    changes.length = 0;
    const { status, answer } = await put("LOGO", form, language);
    expect(await shown("LOGO")).toEqual(before);
    expect(changes).toEqual([]);
    return { status, errors: answer.success ? {} : answer.data.errors };
  };
  const text = { fr_FR: "Nous", en: "Us" };

  it.each([
    ["hello", "IMAGE_UNKNOWN"],
    ["x".repeat(MAX_LOGO_BYTES + 1), "IMAGE_TOO_LARGE"],
    // Past what is read of a form at all.
    ["x".repeat(3 * MAX_LOGO_BYTES), "IMAGE_TOO_LARGE"],
    ["<svg viewBox='0 0 1 1'><style>*{}</style></svg>", "SVG_NOT_PLAIN"],
  ])("is refused at its field: %.20s", async (source, code) => {
    const { status, errors } = await field(logoForm(new Blob([source])));
    expect([status, errors.image?.code]).toEqual([422, code]);
  });

  it("is refused in the caller's language", async () => {
    const file = () => logoForm(new Blob(["hello"]));
    expect((await field(file())).errors.image?.message).toContain("n’est pas une image");
    expect((await field(file(), "en")).errors.image?.message).toContain("is no SVG");
  });

  it("needs both texts, which are no longer than they are read", async () => {
    const empty = await field(logoForm(undefined, { fr_FR: "  ", en: "" }));
    expect(Object.entries(empty.errors).map(([name, { code }]) => [name, code])).toEqual([
      ["alt.fr_FR", "REQUIRED"],
      ["alt.en", "REQUIRED"],
    ]);
    const long = await field(logoForm(undefined, { ...text, en: "x".repeat(151) }));
    expect(long.errors["alt.en"]?.code).toBe("TOO_LONG");
    const half = await field(logoForm(undefined, { fr_FR: "Nous" }));
    expect(half.errors["alt.en"]?.code).toBe("REQUIRED");
  });

  it("is missing where there is none yet, also where an input sends an empty file", async () => {
    await call("DELETE", "/LOGO_FAVICON");
    for (const form of [logoForm(), logoForm(new Blob([]))]) {
      const { status, answer } = await put("LOGO_FAVICON", form);
      expect([status, !answer.success && answer.data.errors.image?.code]).toEqual([
        422,
        "IMAGE_MISSING",
      ]);
    }
  });

  it.each([
    ["text in place of a file", (form: FormData) => form.set("image", "hello")],
    ["two files", (form: FormData) => form.append("image", drawing(1))],
    ["texts that are no JSON", (form: FormData) => form.set("alt", "{")],
    ["no texts", (form: FormData) => form.delete("alt")],
  ])("is refused, and no fault of ours: %s", async (_, spoil) => {
    const form = logoForm(drawing(99), text);
    spoil(form);
    expect((await field(form)).status).toBe(422);
  });

  it.each([
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "--x\r\nnothing"],
    ["multipart/form-data", "--x"],
    ["text/plain", "image"],
  ])("is refused where no form comes: %s", async (type, body) => {
    const response = await platform.app.request("/admin/logo/LOGO", {
      method: "PUT",
      headers: { idSite: "901", "Content-Type": type, ...admin.headers },
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it("has no place of another name", async () => {
    expect((await put("LOGO_OF_NOBODY", logoForm(drawing(9)))).status).toBe(422);
  });
});

describe("a file of a site", () => {
  const NONE = "0".repeat(64);
  it.each([
    `/media/901/${NONE}.svg`,
    "/media/901/logo.svg",
    `/media/901/..%2F902%2F${NONE}.svg`,
    `/media/901/%2e%2e/902/${NONE}.svg`,
    "/media/901/%00",
    `/media/901/${NONE}.html`,
  ])("is none at %s", async (path) => expect((await served(path)).status).toBe(404));
});
