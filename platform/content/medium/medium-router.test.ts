import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMedia, Medium, UsedMedium } from "@/lib/contract/admin/medium";
import type { Change } from "@/lib/contract/change";
import type { ContentDraft } from "@/lib/contract/content/draft";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { newSecret } from "@/platform/account/member/secret";
import { auditEntries } from "@/platform/db/schema/audit";
import { media as mediaTable } from "@/platform/db/schema/medium";
import { folderStore } from "@/platform/media/store/folder-store";
import type { MediaStore } from "@/platform/media/store/media-store";
import { s3Store } from "@/platform/media/store/s3-store";
import { changeAsRead } from "@/testing/change-as-read";
import { openS3Server, type TestS3Server } from "@/testing/s3-server";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { addPhoto, aPhoto, mediaForm } from "@/testing/uploaded-medium";

const START = "2026-11-20T10:00:00+01:00";
const FILM = Buffer.from("\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x10moov\0\0\0\x08mvhd", "latin1");
const DOCUMENT = Buffer.from("%PDF-1.7\n%%EOF");

let s3: TestS3Server;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

const STORES: [string, () => Promise<MediaStore>][] = [
  ["a folder", async () => folderStore(await mkdtemp(join(tmpdir(), "library-")))],
  ["a bucket", async () => s3Store(s3.settings, 500)],
];

describe.each(STORES)("the library in %s", (where, openStore) => {
  let platform: TestPlatform;
  let admin: Person;
  let store: MediaStore;
  const changes: Change[] = [];
  beforeAll(async () => {
    store = await openStore();
    platform = await openTestPlatform({ services: { media: store } });
    platform.database.onChange(async (_, told) => void changes.push(...told));
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.clock.moveTo(START);
    admin = await aPerson(platform, "ADMIN");
    changes.length = 0;
  });

  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { headers: admin.headers, ...(body ? { body } : {}) });
  const done = <T>(method: string, path: string, body?: unknown) =>
    platform.data<T>(method, path, {
      headers: { ...admin.headers, "Idempotency-Key": newSecret() },
      ...(body ? { body } : {}),
    });
  const add = (content: Uint8Array, name = "IMG_1.jpg") =>
    addPhoto(platform, admin.headers, [content, name]);
  const put = <T = UsedMedium>(path: string, body: unknown) =>
    changeAsRead<T>(platform, path, { headers: admin.headers, body });
  const errorsOf = (answer: { success: boolean; data: unknown }) =>
    (answer.data as { errors?: Record<string, { code: string; message: string }> }).errors;
  const served = (path: string, headers: Record<string, string> = {}) =>
    platform.app.request(path, { headers: { idSite: "901", ...headers } });
  const isStored = async (src: string) =>
    (await store.read(uploadedFile(src) ?? { idSite: 0, name: "" })) !== undefined;
  let colours = 0;
  const aNewPhoto = () => {
    colours += 1;
    return aPhoto(`#${(0x200000 + colours * 4099).toString(16)}`);
  };
  const news = (image: number | null, content = "<p>Texte</p>") => ({
    values: { image, promoted: false },
    words: Object.fromEntries(
      ["fr_FR", "en"].map((code) => [
        code,
        { title: `Vendanges ${code}`, summary: "Oui", content },
      ]),
    ),
  });
  const begin = (image: number | null, content?: string) =>
    done<ContentDraft>("POST", "/admin/content/news", news(image, content));
  const publish = ({ id, version }: ContentDraft, code: string) =>
    platform.call<ContentDraft>("PUT", `/admin/content/news/${id}/publication/${code}`, {
      headers: { ...admin.headers, "If-Match": version },
      body: {},
    });
  const describeIt = (medium: Medium, alt = { fr_FR: "Une cave", en: "A cellar" }) =>
    put(`/admin/medium/${medium.id}`, { alt, focus: medium.focus, licence: null });

  it("takes several files, each with its medium or its own error", async () => {
    const body = mediaForm(
      [await aNewPhoto(), "Vue du chai.jpg"],
      ["hello", "notes.txt"],
      [FILM, "film.mov"],
      [DOCUMENT, "carte.pdf"],
    );
    const { media, errors } = await done<KeptMedia>("POST", "/admin/medium", body);
    expect(media.map((one) => one && [one.kind, one.name])).toEqual([
      ["IMAGE", "Vue du chai"],
      null,
      ["VIDEO", "film"],
      ["FILE", "carte"],
    ]);
    expect(Object.entries(errors).map(([at, { code }]) => [at, code])).toEqual([
      ["images.1", "MEDIUM_UNKNOWN"],
    ]);
    expect(media[0]).toMatchObject({
      width: 60,
      height: 40,
      alt: { fr_FR: "", en: "" },
      focus: { x: 0.5, y: 0.5 },
      src: expect.stringMatching(/^\/media\/901\/[0-9a-f]{64}\.webp$/),
    });
    for (const one of media) if (one) expect((await served(one.src)).status).toBe(200);
  });

  it.each([
    ["hello", "MEDIUM_UNKNOWN"],
    ["", "MEDIUM_MISSING"],
    ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "PHOTO_IS_HEIC"],
  ])("refuses one file at its field: %.12j", async (content, code) => {
    const { status, answer } = await call("POST", "/admin/medium", mediaForm([content, "x.jpg"]));
    expect([status, errorsOf(answer)?.image?.code]).toEqual([422, code]);
  });

  it.each([
    ["no file", () => new FormData()],
    ["text in place of a file", () => formOf("image", "hello")],
    [
      "eleven files",
      () => mediaForm(...Array.from({ length: 11 }, () => ["x", "x"] as [string, string])),
    ],
  ])("refuses a form, and no fault of ours: %s", async (_, form) => {
    expect((await call("POST", "/admin/medium", form())).status).toBe(422);
  });

  it("has as much read of a form as a photograph weighs of who may send one, and of nobody else", async () => {
    const heavy = () => mediaForm([Buffer.alloc(2_000_000, "x"), "x.jpg"]);
    const mine = await call("POST", "/admin/medium", heavy());
    expect(errorsOf(mine.answer)?.image?.code).toBe("MEDIUM_UNKNOWN");
    const { headers } = await aPerson(platform, "DRIVER");
    for (const stranger of [{}, headers]) {
      const refused = await platform.call("POST", "/admin/medium", {
        headers: stranger,
        body: heavy(),
      });
      expect(errorsOf(refused.answer)?.image?.code).toBe("IMAGE_TOO_LARGE");
    }
  });

  it("has a file once, however often and by how many it is sent at once", async () => {
    const photo = await aNewPhoto();
    const sent = await Promise.all(Array.from({ length: 6 }, () => add(photo)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await add(photo, "autre.jpg")).name).toBe("IMG 1");
    const rows = await platform.database.inSite(901, (tx) => tx.select().from(mediaTable));
    expect(rows.filter(({ src }) => src === sent[0]?.src)).toHaveLength(1);
  });

  it("is searched by name, by what is seen on it and by its author, and by kind", async () => {
    const photo = await add(await aNewPhoto(), "Été à Clisson.jpg");
    await put(`/admin/medium/${photo.id}`, {
      alt: { fr_FR: "La halle médiévale", en: "The mediaeval market hall" },
      focus: { x: 0.2, y: 0.8 },
      licence: "Anne Guérin, tous droits cédés",
    });
    const found = async (query: string) =>
      (await done<{ items: Medium[]; total: number }>("GET", `/admin/medium?${query}`)).items.map(
        ({ id }) => id,
      );
    for (const search of ["ete clisson".slice(0, 3), "halle", "MARKET", "guerin", "100%"]) {
      const ids = await found(`search=${encodeURIComponent(search)}`);
      expect([search, ids.includes(photo.id)]).toEqual([search, search !== "100%"]);
    }
    expect(await found("kind=VIDEO")).not.toContain(photo.id);
    expect(await found("alt=MISSING")).not.toContain(photo.id);
    const newest = await add(await aNewPhoto());
    expect((await found("nbItem=1"))[0]).toBe(newest.id);
    expect(await found("alt=MISSING")).toContain(newest.id);
  });

  it("is changed from what was read, and says who did it", async () => {
    const photo = await add(await aNewPhoto());
    const change = { alt: { fr_FR: "Une cave", en: "" }, focus: { x: 0.25, y: 1 }, licence: "" };
    const changed = await put(`/admin/medium/${photo.id}`, change);
    expect(changed.answer.data).toMatchObject({ ...change, licence: null, uses: [] });
    const stale = await platform.call("PUT", `/admin/medium/${photo.id}`, {
      headers: { ...admin.headers, "If-Match": photo.version },
      body: { ...change, licence: "Anne" },
    });
    expect([stale.status, stale.answer.data]).toMatchObject([409, { code: "STALE" }]);
    const again = await platform.call("PUT", `/admin/medium/${photo.id}`, {
      headers: { ...admin.headers, "If-Match": photo.version },
      body: change,
    });
    expect(again.status).toBe(200);
    const entries = await platform.database.inSite(901, (tx) => tx.select().from(auditEntries));
    const ofPhoto = entries.filter(({ subject }) => subject === `medium ${photo.id}`);
    expect(ofPhoto.map(({ action }) => action).sort()).toEqual(["ADD", "CHANGE"]);
  });

  it.each([
    ["alt.fr_FR", { alt: { fr_FR: "x".repeat(301), en: "" } }],
    ["focus.x", { focus: { x: 1.1, y: 0 } }],
    ["licence", { licence: "a\nb" }],
  ])("says what is wrong at its field: %s", async (field, wrong) => {
    const photo = await add(await aNewPhoto());
    const good = { alt: { fr_FR: "", en: "" }, focus: { x: 0.5, y: 0.5 }, licence: null };
    const { status, answer } = await put(`/admin/medium/${photo.id}`, { ...good, ...wrong });
    expect([status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, [field]]);
  });

  it("says where it is used, is not removed while it is, and goes with its file after", async () => {
    const photo = await add(await aNewPhoto());
    await describeIt(photo);
    const draft = await begin(photo.id);
    const inText = await begin(null, `<p>Voir <img src="${photo.src}" alt="x"></p>`);
    await publish(draft, "fr_FR");
    const { uses } = await done<UsedMedium>("GET", `/admin/medium/${photo.id}`);
    expect(uses).toEqual([
      { type: "news", id: draft.id, title: "Vendanges fr_FR", isShown: true },
      { type: "news", id: inText.id, title: "Vendanges fr_FR", isShown: false },
    ]);
    const refused = await call("DELETE", `/admin/medium/${photo.id}`);
    expect([refused.status, await isStored(photo.src)]).toEqual([409, true]);
    await done("DELETE", `/admin/content/news/${draft.id}`);
    await done("DELETE", `/admin/content/news/${inText.id}`);
    await done("DELETE", `/admin/medium/${photo.id}`);
    expect((await call("GET", `/admin/medium/${photo.id}`)).status).toBe(404);
    expect(await isStored(photo.src)).toBe(false);
  });

  it("keeps a file that a logo is", async () => {
    const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#d4af37"/></svg>';
    const form = new FormData();
    form.set("alt", JSON.stringify({ fr_FR: "Accueil", en: "Home" }));
    form.set("image", new Blob([drawing]), "logo.svg");
    await changeAsRead(platform, "/admin/logo/LOGO", { headers: admin.headers, body: form });
    const medium = await add(Buffer.from(drawing), "logo.svg");
    await done("DELETE", `/admin/medium/${medium.id}`);
    expect(await isStored(medium.src)).toBe(true);
  });

  it("has a file that is sent again while it is removed", async () => {
    const content = await aNewPhoto();
    const first = await add(content);
    const [, again] = await Promise.all([
      done("DELETE", `/admin/medium/${first.id}`),
      add(content),
    ]);
    const { media } = { media: await done<{ items: Medium[] }>("GET", "/admin/medium") };
    const isThere = media.items.some(({ src }) => src === again.src);
    expect(isThere ? await isStored(again.src) : true).toBe(true);
  });

  it("has what shows it made anew where its words, its focus or its file change", async () => {
    const photo = await add(await aNewPhoto());
    await describeIt(photo);
    const album = await done<ContentDraft>("POST", "/admin/content/album", {
      values: { cover: photo.id, images: [] },
      words: { fr_FR: { title: "Caves" }, en: { title: "Cellars" } },
    });
    const published = await platform.call(
      "PUT",
      `/admin/content/album/${album.id}/publication/en`,
      { headers: { ...admin.headers, "If-Match": album.version }, body: {} },
    );
    expect(published.status).toBe(200);
    const shown = async () =>
      (await platform.data<{ cover: unknown }>("GET", `/album/${album.id}`, { language: "en" }))
        .cover;
    changes.length = 0;
    await put(`/admin/medium/${photo.id}`, {
      alt: { fr_FR: "Une cave", en: "Another cellar" },
      focus: { x: 0.2, y: 0.5 },
      licence: null,
    });
    expect(changes).toContainEqual({ kind: "content", of: "album" });
    expect(await shown()).toMatchObject({ alt: "Another cellar", focus: { x: 0.2, y: 0.5 } });
    changes.length = 0;
    const other = await put(
      `/admin/medium/${photo.id}/file`,
      mediaForm([await aNewPhoto(), "b.jpg"]),
    );
    expect(changes).toContainEqual({ kind: "content", of: "album" });
    const { src } = other.answer.data as UsedMedium;
    expect(src).not.toBe(photo.src);
    expect([await isStored(src), await isStored(photo.src)]).toEqual([true, false]);
    expect(await shown()).toMatchObject({ src, alt: "Another cellar" });
  });

  it("replaces a file by one of its kind alone, that is no other medium", async () => {
    const photo = await add(await aNewPhoto());
    const otherContent = await aNewPhoto();
    await add(otherContent);
    const path = `/admin/medium/${photo.id}/file`;
    for (const [file, code] of [
      [FILM, "MEDIUM_OTHER_KIND"],
      [otherContent, "MEDIUM_THERE"],
      [Buffer.from("hello"), "MEDIUM_UNKNOWN"],
    ] as const) {
      const { status, answer } = await put(path, mediaForm([file, "x"]));
      expect([status, errorsOf(answer)?.image?.code]).toEqual([422, code]);
    }
    expect(await isStored(photo.src)).toBe(true);
  });

  it("has a picture described in a language before that language shows it", async () => {
    const photo = await add(await aNewPhoto(), "Vue du chai.jpg");
    await describeIt(photo, { fr_FR: "Une cave", en: " " });
    const draft = await begin(photo.id);
    expect((await publish(draft, "fr_FR")).status).toBe(200);
    const { status, answer } = await publish(draft, "en");
    expect([status, errorsOf(answer)?.["values.image"]]).toMatchObject([
      422,
      { code: "ALT_MISSING", message: expect.stringContaining("Vue du chai") },
    ]);
    await describeIt(photo);
    expect((await publish(draft, "en")).status).toBe(200);
  });

  it("serves a film in the parts that are asked for", async () => {
    const film = Buffer.concat([
      FILM,
      Buffer.from("\0\x2d\xc6\xc8mdat", "latin1"),
      Buffer.alloc(3_000_000, 7),
    ]);
    const { src, kind } = await add(film, "film.mp4");
    expect(kind).toBe("VIDEO");
    const whole = await served(src);
    expect(film.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(film.length),
      "accept-ranges": "bytes",
    });
    const part = await served(src, { Range: "bytes=1000000-2000099" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 1000000-2000099/${film.length}`,
    ]);
    const asked = film.subarray(1_000_000, 2_000_100);
    expect(asked.equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    expect((await served(src, { Range: "bytes=9999999-" })).status).toBe(416);
    expect((await served(src.replace(/\w{64}/, "0".repeat(64)))).status).toBe(404);
  });

  if (where === "a bucket") {
    it("leaves no row where the storage is away", async () => {
      const body = mediaForm([await aNewPhoto(), "a.jpg"]);
      s3.fault = { status: 503 };
      const { status } = await call("POST", "/admin/medium", body);
      s3.fault = undefined;
      expect(status).toBe(503);
    });

    it("is rid of a medium also where its file cannot be removed", async () => {
      const photo = await add(await aNewPhoto());
      s3.fault = { status: 403 };
      const { status } = await call("DELETE", `/admin/medium/${photo.id}`);
      s3.fault = undefined;
      expect(status).toBe(200);
      expect((await call("GET", `/admin/medium/${photo.id}`)).status).toBe(404);
    });
  }

  function formOf(name: string, value: string) {
    const form = new FormData();
    form.set(name, value);
    return form;
  }
});
