import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "@/lib/contract/change";
import type { ContentDraft, PageOrder, PagePlacing } from "@/lib/contract/content/draft";
import type { Page, PageMenu, PagePlace } from "@/lib/contract/page";
import { auditEntries } from "@/platform/db/schema/audit";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let staff: Record<string, string>;
const announced: Change[] = [];

beforeAll(async () => {
  platform = await openTestPlatform();
  platform.database.onChange(async (_, changes) => {
    announced.push(...changes);
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  staff = (await logIn(platform, "ADMIN")).headers;
});

const readOrder = () => platform.data<PageOrder>("GET", "/admin/page", { headers: staff });

async function place(id: number, body: PagePlacing, version?: string) {
  const from = version ?? (await readOrder()).version;
  return platform.call<PageOrder>("PUT", `/admin/page/${id}/place`, {
    headers: { ...staff, "If-Match": from },
    body,
  });
}
const draftOf = (id: number) =>
  platform.data<ContentDraft>("GET", `/admin/content/page/${id}`, { headers: staff });
const draftSchemaCall = (method: string, path: string, call: object = {}) =>
  platform.call<ContentDraft>(method, path, call);

async function aPage(title: string, options: { idParent?: number; isOut?: boolean } = {}) {
  const { idParent = null, isOut = true } = options;
  const words = { title, path: "" };
  let draft = await platform.data<ContentDraft>("POST", "/admin/content/page", {
    headers: { ...staff, "Idempotency-Key": randomUUID() },
    body: {
      values: { type: "V1", blocks: [], showInMenu: true, idParent },
      words: { fr_FR: words, en: words },
    },
  });
  for (const code of isOut ? ["fr_FR", "en"] : []) {
    draft = await platform.data<ContentDraft>(
      "PUT",
      `/admin/content/page/${draft.id}/publication/${code}`,
      { headers: { ...staff, "If-Match": draft.version }, body: {} },
    );
  }
  return draft.id;
}
const remove = (id: number) =>
  platform.call("DELETE", `/admin/content/page/${id}`, { headers: staff });

const menu = async () => (await platform.data<PageMenu>("GET", "/page/menu")).pages;
const belowOf = (pages: Page[], id: number) =>
  pages.find((page) => page.id === id)?.children.map((page) => page.id);
const fault = (answer: { success: boolean; data?: unknown }) =>
  (answer.data as { errors: object }).errors;

describe("the tree of pages", () => {
  it("is moved by the owner, and the menu of visitors follows", async () => {
    const [above, first, second] = [await aPage("Dessus"), await aPage("Un"), await aPage("Deux")];
    expect((await place(first, { idParent: above, before: null })).status).toBe(200);
    announced.length = 0;
    const { answer } = await place(second, { idParent: above, before: first });
    expect(announced).toContainEqual({ kind: "pages" });
    expect(announced).toContainEqual({ kind: "page", id: second });
    const { pages } = answer.success ? answer.data : { pages: [] };
    const at = pages.findIndex(({ id }) => id === above);
    expect(pages.slice(at, at + 3).map(({ id, level }) => [id, level])).toEqual([
      [above, 0],
      [second, 1],
      [first, 1],
    ]);
    expect(belowOf(await menu(), above)).toEqual([second, first]);
    // It is out as before, at the address that it had.
    const draft = await draftOf(second);
    expect(draft.publications.fr_FR).toMatchObject({ state: "OUT", path: "/deux" });
    expect(draft.values.idParent).toBe(above);
    const found = await platform.data<PagePlace>("GET", "/page/at?path=/deux");
    expect(found.ancestors.map(({ id }) => id)).toEqual([above]);
    const [line] = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `page ${second}`))
      .orderBy(desc(auditEntries.id));
    expect(line).toMatchObject({ action: "MOVE", after: { below: "Dessus", place: 1 } });
    for (const id of [second, first, above]) await remove(id);
  });

  it("is taken back by the place that the page had", async () => {
    const [above, below] = [await aPage("Dessus"), await aPage("Dessous")];
    const before = await readOrder();
    await place(below, { idParent: above, before: null });
    await place(below, { idParent: null, before: null });
    const after = await readOrder();
    expect(after.pages.map(({ id, idParent }) => [id, idParent])).toEqual(
      before.pages.map(({ id, idParent }) => [id, idParent]),
    );
    for (const id of [below, above]) await remove(id);
  });

  it("keeps what is not published yet from visitors, and the editor's version is told", async () => {
    const [above, moved] = [await aPage("Dessus"), await aPage("Bouge")];
    const draft = await draftOf(moved);
    const { values, words } = structuredClone(draft);
    words.fr_FR.title = "Bouge encore";
    const save = (version: string) =>
      draftSchemaCall("PUT", `/admin/content/page/${moved}`, {
        headers: { ...staff, "If-Match": version },
        body: { values, words },
      });
    await save(draft.version);
    await place(moved, { idParent: above, before: null });
    const after = await draftOf(moved);
    expect(after.publications.fr_FR.state).toBe("CHANGED");
    expect(belowOf(await menu(), above)).toEqual([moved]);
    const [shown] = (await menu()).find(({ id }) => id === above)?.children ?? [];
    expect(shown?.title).toBe("Bouge");
    // Who had the form open before the move does not undo it unseen.
    words.fr_FR.title = "Bouge toujours";
    expect((await save(String(Number(draft.version) + 1))).status).toBe(409);
    for (const id of [moved, above]) await remove(id);
  });

  it("tells the second of two owners, whose move changes nothing", async () => {
    const [above, one, other] = [await aPage("Dessus"), await aPage("Un"), await aPage("Deux")];
    const { version } = await readOrder();
    const answers = await Promise.all([
      place(one, { idParent: above, before: null }, version),
      place(other, { idParent: one, before: null }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)?.answer as unknown as {
      data: { current: PageOrder };
    };
    expect(late.data.current.version).toBe((await readOrder()).version);
    for (const id of [other, one, above]) await remove(id);
  });

  it("never closes on itself, whoever asks for it and however", async () => {
    const above = await aPage("Dessus");
    const middle = await aPage("Milieu", { idParent: above });
    const below = await aPage("Dessous", { idParent: middle });
    for (const idParent of [above, middle, below]) {
      const { status, answer } = await place(above, { idParent, before: null });
      expect(status).toBe(422);
      expect(fault(answer)).toMatchObject({ idParent: { code: "PAGE_BELOW_ITSELF" } });
    }
    const draft = await draftOf(above);
    const typed = await draftSchemaCall("PUT", `/admin/content/page/${above}`, {
      headers: { ...staff, "If-Match": draft.version },
      body: { values: { ...draft.values, idParent: below }, words: draft.words },
    });
    expect(typed.status).toBe(422);
    expect(fault(typed.answer)).toHaveProperty(["values.idParent"]);
    for (const id of [below, middle, above]) await remove(id);
  });

  it("puts no page that is out below one that visitors cannot know", async () => {
    const [draft, out] = [await aPage("Brouillon", { isOut: false }), await aPage("En ligne")];
    const refused = await place(out, { idParent: draft, before: null });
    expect(refused.status).toBe(422);
    expect(fault(refused.answer)).toMatchObject({ idParent: { code: "PAGE_ABOVE_NOT_OUT" } });
    expect((await place(draft, { idParent: out, before: null })).status).toBe(200);
    for (const id of [draft, out]) await remove(id);
  });

  it("has no place before a page that stands elsewhere, nor one without a version", async () => {
    const [above, one] = [await aPage("Dessus"), await aPage("Un")];
    expect((await place(one, { idParent: above, before: one })).status).toBe(404);
    const bare = await platform.call("PUT", `/admin/page/${one}/place`, {
      headers: staff,
      body: { idParent: null, before: null },
    });
    expect(bare.status).toBe(428);
    const other = await platform.call("PUT", `/admin/content/page/${one}/place`, {
      headers: staff,
      body: { before: null },
    });
    expect(other.status).toBeGreaterThanOrEqual(400);
    for (const id of [one, above]) await remove(id);
  });
});
