import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PagePlace } from "@/lib/contract/page";
import type { Popup } from "@/lib/contract/popup";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let staff: Record<string, string>;

beforeAll(async () => {
  platform = await openTestPlatform();
  staff = (await logIn(platform, "ADMIN")).headers;
  // The window that the tiny site has opens everywhere.
  const { items } = await platform.data<{ items: { id: number }[] }>(
    "GET",
    "/admin/content/popup",
    {
      headers: staff,
    },
  );
  for (const { id } of items) {
    await platform.data("DELETE", `/admin/content/popup/${id}`, { headers: staff });
  }
});
afterAll(() => platform.close());

async function written(title: string, values: object, words: object = {}): Promise<ContentDraft> {
  const said = { title, content: `<p>${title}</p>`, linkLabel: null, linkUrl: null, ...words };
  return platform.data("POST", "/admin/content/popup", {
    headers: { ...staff, "Idempotency-Key": randomUUID() },
    body: { values: { showAtEachLoad: false, ...values }, words: { fr_FR: said, en: said } },
  });
}
const publish = ({ id, version }: ContentDraft, code: LanguageCode = "fr_FR", body: object = {}) =>
  platform.call<ContentDraft>("PUT", `/admin/content/popup/${id}/publication/${code}`, {
    headers: { ...staff, "If-Match": version },
    body,
  });
const remove = ({ id }: ContentDraft) =>
  platform.data("DELETE", `/admin/content/popup/${id}`, { headers: staff });
const pageAt = async (path: string) =>
  (await platform.data<PagePlace>("GET", `/page/at?path=${path}`)).page.id;
const shownOn = async (path: string, language: LanguageCode = "fr_FR") => {
  const page = await pageAt(path);
  const { popup } = await platform.data<{ popup: Popup | null }>("GET", `/popup?page=${page}`, {
    language,
  });
  return popup?.title ?? null;
};

it("opens at home, on every page or on one, the first of several, in its language", async () => {
  const idPage = await pageAt("/grape");
  const [one, home, every] = [
    await written("Une page", { where: "PAGE", idPage }),
    await written("Accueil", { where: "HOME" }),
    await written("Partout", { where: "EVERYWHERE" }),
  ];
  for (const draft of [one, home, every]) expect((await publish(draft)).status).toBe(200);
  expect(await shownOn("/")).toBe("Accueil");
  expect(await shownOn("/grape")).toBe("Une page");
  expect(await shownOn("/reserver")).toBe("Partout");
  expect(await shownOn("/", "en")).toBeNull();
  const { status } = await platform.call("GET", `/popup/${one.id}`, { language: "en" });
  expect(status).toBe(404);
  expect(await platform.data<Popup>("GET", `/popup/${one.id}`)).toEqual({
    ...{ id: one.id, title: "Une page", content: "<p>Une page</p>", image: null },
    ...{ link: null, showAtEachLoad: false },
  });
  for (const draft of [one, home, every]) await remove(draft);
  expect(await shownOn("/")).toBeNull();
});

it("opens from its day on, and until its last", async () => {
  const draft = await written("Fermeture", { where: "EVERYWHERE" });
  await publish(draft, "fr_FR", { from: "2026-12-20T00:00:00Z", until: "2027-01-04T00:00:00Z" });
  expect(await shownOn("/")).toBeNull();
  await platform.runUntil("2026-12-20T00:00:01Z");
  expect(await shownOn("/")).toBe("Fermeture");
  await platform.runUntil("2027-01-04T00:00:01Z");
  expect(await shownOn("/")).toBeNull();
  staff = (await logIn(platform, "ADMIN")).headers;
  await remove(draft);
});

it.each([
  ["a page that is not named", { where: "PAGE" }, {}, "values.idPage"],
  ["a button that leads nowhere", {}, { linkLabel: "Voir" }, "words.fr_FR.linkUrl"],
  ["a button that says nothing", {}, { linkUrl: "/contact" }, "words.fr_FR.linkLabel"],
])("is not published with %s", async (_, values, words, field) => {
  const draft = await written("Incomplète", values, words);
  const { status, answer } = await publish(draft);
  expect(status).toBe(422);
  expect((answer as { data: { errors: object } }).data.errors).toHaveProperty([field]);
  await remove(draft);
});
