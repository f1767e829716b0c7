import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "@/lib/contract/change";
import type { ComponentConf } from "@/lib/contract/component";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Addresses, FormerPaths, PageDetail, PageMenu, PagePlace } from "@/lib/contract/page";
import type { SearchAnswer } from "@/lib/contract/search";
import type { Layout } from "@/lib/layout/layout";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const BOTH: LanguageCode[] = ["fr_FR", "en"];

let platform: TestPlatform;
let staff: Record<string, string>;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  staff = (await logIn(platform, "ADMIN")).headers;
});

/** Working copy of a page, with the fields that the tests change. */
type Draft = Omit<ContentDraft, "values" | "words"> & {
  values: { blocks: { isHidden: boolean }[]; idParent?: number | null; layout: Layout | null };
  words: Record<LanguageCode, { title?: string; path?: string }>;
};

const send = (method: string, path: string, call: { body?: unknown; version?: string } = {}) =>
  platform.call<Draft>(method, path, {
    body: call.body,
    headers: {
      ...staff,
      ...(method === "POST" && { "Idempotency-Key": randomUUID() }),
      ...(call.version && { "If-Match": call.version }),
    },
  });
async function done(...args: Parameters<typeof send>): Promise<Draft> {
  const { status, answer } = await send(...args);
  if (!answer.success) throw new Error(`${args[1]}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}
const at = ({ id }: { id: number }) => `/admin/content/page/${id}`;
const save = (draft: Draft, change: (draft: Draft) => void) => {
  const changed = structuredClone(draft);
  change(changed);
  const { values, words } = changed;
  return done("PUT", at(draft), { body: { values, words }, version: draft.version });
};
const publish = (draft: Draft, code: LanguageCode, body: object = {}) =>
  done("PUT", `${at(draft)}/publication/${code}`, { body, version: draft.version });

const placeOf = (path: string, language: LanguageCode = "fr_FR") =>
  platform.call<PagePlace>("GET", `/page/at?path=${encodeURIComponent(path)}`, { language });
const pageAt = async (path: string, language: LanguageCode = "fr_FR") => {
  const { answer } = await placeOf(path, language);
  if (!answer.success) return undefined;
  return platform.data<PageDetail>("GET", `/page/${answer.data.page.id}`, { language });
};
const confOf = (slug: string, language: LanguageCode = "fr_FR") =>
  platform.data<ComponentConf>("GET", `/component/conf/${slug}`, { language });
const former = async () => (await platform.data<FormerPaths>("GET", "/page/former")).former;

async function draftAt(path: string): Promise<Draft> {
  const page = await pageAt(path);
  if (!page) throw new Error(`No page is at ${path}`);
  return done("GET", at(page));
}

async function publishedPage(title: string, values: object = {}): Promise<Draft> {
  const words = { title, path: "" };
  const body = {
    values: { type: "V1", blocks: [], showInMenu: false, ...values },
    words: { fr_FR: words, en: words },
  };
  const draft = await done("POST", "/admin/content/page", { body });
  await publish(draft, "fr_FR");
  return publish(draft, "en");
}

const textBlock = (slug: string, said: string, [fr, en] = ["Du bois", "Wood"]) => ({
  slug,
  type: "TEXT",
  isHidden: false,
  conf: {
    kicker: {},
    title: { fr_FR: said },
    text: { fr_FR: `<p>${fr} ${said}</p>`, en: `<p>${en} ${said}</p>` },
  },
});

describe("the pages of a site", () => {
  it("have working copies that say what visitors read, and publish it unchanged", async () => {
    const { items } = await platform.data<{ items: { id: number; title: string }[] }>(
      "GET",
      "/admin/content/page",
      { headers: staff },
    );
    expect(items).toHaveLength(8);
    for (const { id } of items) {
      for (const code of BOTH) {
        const before = await platform.call<PageDetail>("GET", `/page/${id}`, { language: code });
        if (!before.answer.success) continue;
        const draft = await done("GET", `/admin/content/page/${id}`);
        expect(draft.publications[code].state).toBe("OUT");
        const confs = async ({ content }: PageDetail) =>
          content.type === "V1"
            ? Promise.all(
                content.components.map(async (slug) => {
                  const { type, conf } = await confOf(slug, code);
                  return { type, conf };
                }),
              )
            : content;
        const said = await confs(before.answer.data);
        await publish(draft, code);
        const { content, ...after } = await platform.data<PageDetail>("GET", `/page/${id}`, {
          language: code,
        });
        const { content: _, ...first } = before.answer.data;
        expect(after).toEqual(first);
        expect(await confs({ content, ...after })).toEqual(said);
      }
    }
  });

  it("have the others made anew with their titles and addresses, and those of the other language too, but not with their texts", async () => {
    const told: Change[] = [];
    platform.database.onChange(async (idSite, changes) => {
      if (idSite === 901) told.push(...changes);
    });
    const published = async (draft: Draft, change: Parameters<typeof save>[1]) => {
      const saved = await save(draft, change);
      told.length = 0;
      const out = await publish(saved, "fr_FR");
      return { out, told: [...told] };
    };
    const blocks = (title: string) => [
      textBlock("c1a2b3c4d5", title),
      textBlock("c2a2b3c4d5", "Un titre qui reste"),
    ];
    const of = await publishedPage("Un texte à part");
    const page = { kind: "page", id: of.id } as const;
    const inFrench = { code: "fr_FR" } as const;
    const content = { kind: "content", of: "page" };
    const first = await published(of, ({ values }) => {
      values.blocks = blocks("Un titre");
    });
    expect(first.told).toEqual([
      { kind: "component", slug: "c1a2b3c4d5" },
      { kind: "component", slug: "c2a2b3c4d5" },
      { ...page, ...inFrench },
      content,
    ]);
    const second = await published(first.out, ({ values }) => {
      values.blocks = blocks("Un autre titre");
    });
    expect(second.told).toEqual([
      { kind: "component", slug: "c1a2b3c4d5", ...inFrench },
      { ...page, ...inFrench },
      content,
    ]);
    const titled = await published(second.out, ({ words }) => {
      words.fr_FR.title = "Un titre de menu";
    });
    expect(titled.told).toEqual([{ kind: "pages" }, page, content]);
    const placed = await published(titled.out, ({ values }) => {
      Object.assign(values, { showInMenu: true });
    });
    expect(placed.told).toEqual([{ kind: "pages" }, page, content]);
  });

  it("have no address to be looked at while they are mere headings of the menu", async () => {
    const page = await publishedPage("Une page qui range");
    expect(page.publications.fr_FR.path).toBe("/une-page-qui-range");
    const changed = await save(page, ({ values }) => Object.assign(values, { isText: true }));
    const heading = await publish(changed, "fr_FR");
    expect(heading.publications.fr_FR.path).toBeNull();
    expect((await placeOf("/une-page-qui-range")).status).toBe(404);
  });

  it("are changed in one language, of which visitors see nothing before it is published", async () => {
    const draft = await save(await draftAt("/grape"), ({ values, words }) => {
      words.fr_FR.title = "Bâti";
      const text = values.layout?.texts[0]?.text;
      if (text) text.fr_FR = "<b onclick='x()'>Autre</b><script>x()</script>";
    });
    expect(draft.publications.fr_FR.state).toBe("CHANGED");
    expect((await pageAt("/grape"))?.title).toBe("Title of grape fr site-901");
    await publish(draft, "fr_FR");
    expect(await pageAt("/grape")).toMatchObject({
      title: "Bâti",
      content: { type: "GRAPE", html: "<p><b>Autre</b></p>", css: "p{color:gold}" },
    });
    expect((await pageAt("/grape", "en"))?.title).toBe("Title of grape en site-901");
  });

  it("lead from where they were to where they are, and say that they are gone", async () => {
    const draft = await publishedPage("Mariages");
    expect(draft.publications.fr_FR.path).toBe("/mariages");
    const moved = await save(draft, ({ words }) => {
      words.fr_FR.path = "/services/mariages";
    });
    await publish(moved, "fr_FR");
    expect((await placeOf("/mariages")).status).toBe(404);
    expect((await pageAt("/services/mariages"))?.title).toBe("Mariages");
    expect((await pageAt("/mariages", "en"))?.title).toBe("Mariages");
    expect(await former()).toEqual([
      { code: "fr_FR", path: "/mariages", now: "/services/mariages" },
    ]);
    // Another page may have the former address: it leads nowhere else any more.
    const other = await publishedPage("Mariages");
    expect(other.publications.fr_FR.path).toBe("/mariages");
    expect(other.publications.en.path).toBe("/mariages-2");
    expect(await former()).toEqual([]);
    await done("DELETE", `${at(moved)}/publication/fr_FR`);
    expect(await former()).toEqual([{ code: "fr_FR", path: "/services/mariages", now: null }]);
    expect((await pageAt("/mariages", "en"))?.id).toBe(moved.id);
    await done("DELETE", at(moved));
    await done("DELETE", at(other));
    expect((await former()).map(({ code, path, now }) => `${code} ${path} ${now}`).sort()).toEqual([
      "en /mariages null",
      "en /mariages-2 null",
      "fr_FR /mariages null",
      "fr_FR /services/mariages null",
    ]);
  });

  it("have blocks that are added, hidden and taken out, found by search as they are shown", async () => {
    const slug = "b1a2b3c4d5";
    const text = (said: string) => textBlock(slug, said, ["Palissandre", "Rosewood"]);
    const found = async () => {
      const { hits } = await platform.data<SearchAnswer>("GET", "/search?q=palissandre");
      return hits.map(({ title }) => title.map(({ text: part }) => part).join(""));
    };
    const draft = await publishedPage("Tables", { blocks: [text("un")] });
    expect((await pageAt("/tables"))?.content).toEqual({ type: "V1", components: [slug] });
    expect((await confOf(slug)).conf).toMatchObject({ title: "un", text: "<p>Palissandre un</p>" });
    expect((await confOf(slug, "en")).conf).toMatchObject({ title: null });
    expect(await found()).toEqual(["Tables"]);
    const hidden = await save(draft, ({ values }) => {
      const [block] = values.blocks;
      if (block) block.isHidden = true;
    });
    await publish(hidden, "fr_FR");
    expect((await pageAt("/tables"))?.content).toEqual({ type: "V1", components: [] });
    expect((await pageAt("/tables", "en"))?.content).toEqual({ type: "V1", components: [slug] });
    expect(await found()).toEqual([]);
    const bare = await save(await done("GET", at(draft)), ({ values }) => {
      values.blocks = [];
    });
    await publish(bare, "en");
    expect((await platform.call("GET", `/component/conf/${slug}`)).status).toBe(404);
    await done("DELETE", at(draft));
  });

  it.each([
    ["of another page", ["welcome"], "values.blocks.0"],
    ["of another page after one of their own", ["b7", "welcome"], "values.blocks.1"],
    ["twice", ["b7", "b8", "b7"], "values.blocks.2"],
  ])("show no block %s", async (_, slugs, place) => {
    const block = { type: "TEXT", isHidden: false };
    const conf = { kicker: {}, title: {}, text: { fr_FR: "<p>Autre</p>" } };
    const draft = await done("POST", "/admin/content/page", {
      body: {
        values: { type: "V1", blocks: slugs.map((slug) => ({ ...block, slug, conf })) },
        words: { fr_FR: { title: "Voleuse" }, en: {} },
      },
    });
    for (const body of [{}, { from: "2026-12-24T10:00:00+01:00" }]) {
      const { status, answer } = await send("PUT", `${at(draft)}/publication/fr_FR`, {
        body,
        version: draft.version,
      });
      expect(status).toBe(422);
      expect(Object.keys((answer as { data: { errors: object } }).data.errors)).toEqual([place]);
    }
    expect((await confOf("welcome")).type).toBe("HERO");
    await done("DELETE", at(draft));
  });

  it("say at its field what a block lacks, and take nothing that runs", async () => {
    const block = (conf: object) => ({
      slug: "b9",
      type: "CALL_TO_ACTION",
      isHidden: false,
      conf: {
        kicker: {},
        title: { fr_FR: "Titre" },
        text: {},
        showPhone: false,
        image: null,
        ...conf,
      },
    });
    const link = (url: string) => [{ label: { fr_FR: "Là" }, url: { fr_FR: url } }];
    const body = (conf: object) => ({
      values: { type: "V1", blocks: [block(conf)] },
      words: { fr_FR: { title: "Fautive" }, en: {} },
    });
    for (const url of ["javascript:alert(1)", "//evil.example", "data:text/html,x"]) {
      const { status, answer } = await send("POST", "/admin/content/page", {
        body: body({ actions: link(url) }),
      });
      expect({ url, status }).toEqual({ url, status: 422 });
      expect(Object.keys((answer as { data: { errors: object } }).data.errors)).toEqual([
        "values.blocks.0.conf.actions.0.url.fr_FR",
      ]);
    }
    const picture = { src: "https://x.example/a.webp", width: 8, height: 6, alt: {} };
    for (const [conf, place] of [
      [{ actions: [] }, "values.blocks.0.conf.actions"],
      [{ actions: link("") }, "values.blocks.0.conf.actions.0.url.fr_FR"],
      [{ actions: link("/contact"), title: {} }, "values.blocks.0.conf.title.fr_FR"],
      [{ actions: link("/contact"), image: picture }, "values.blocks.0.conf.image"],
    ] as const) {
      const draft = await done("POST", "/admin/content/page", { body: body(conf) });
      const { status, answer } = await send("PUT", `${at(draft)}/publication/fr_FR`, {
        body: {},
        version: draft.version,
      });
      expect(status).toBe(422);
      expect(Object.keys((answer as { data: { errors: object } }).data.errors)).toEqual([place]);
      await done("DELETE", at(draft));
    }
  });

  it.each([
    ["an address of another page", { path: "/grape" }, {}, "words.fr_FR.path"],
    ["an address of the site itself", { path: "/cart" }, {}, "words.fr_FR.path"],
    ["a page that nobody sees above it", {}, { idParent: 999_999 }, "values.idParent"],
  ])("refuse %s", async (_, words, values, field) => {
    const draft = await publishedPage("Refus");
    const changed = await save(draft, (now) => {
      Object.assign(now.words.fr_FR, words);
      Object.assign(now.values, values);
    });
    const { status, answer } = await send("PUT", `${at(draft)}/publication/fr_FR`, {
      body: {},
      version: changed.version,
    });
    expect(status).toBe(422);
    expect((answer as { data: { errors: object } }).data.errors).toHaveProperty([field]);
    await done("DELETE", at(draft));
  });

  it("give a role to one of them alone, and take from the menu what is said of their entry", async () => {
    const roleOf = async (id: number) =>
      (await platform.data<PageDetail>("GET", `/page/${id}`)).role;
    const first = await publishedPage("Premiers avis", { role: "REVIEWS", menuIcon: "mail" });
    expect(await roleOf(first.id)).toBe("REVIEWS");
    const second = await publishedPage("Seconds avis", {
      ...{ role: "REVIEWS", linkType: "SELF", reload: true, isCustomHeader: true },
      isCustomFooter: false,
    }).catch((error: Error) => error.message);
    expect(second).toContain("words.fr_FR.linkUrl");
    expect(second).toContain("words.fr_FR.headerHtml");
    const header = { headerHtml: "<p onclick='x()'>Haut</p>", headerCss: "p{color:gold}" };
    const words = { title: "Troisièmes avis", path: "", linkUrl: "/grape", ...header };
    const third = await done("POST", "/admin/content/page", {
      body: {
        values: { blocks: [], role: "REVIEWS", linkType: "SELF", isCustomHeader: true },
        words: { fr_FR: words, en: {} },
      },
    });
    await publish(third, "fr_FR");
    const shown = await platform.data<PageDetail>("GET", `/page/${third.id}`);
    expect(shown).toMatchObject({
      role: "REVIEWS",
      link: { type: "SELF", url: "/grape", jsCode: null },
      customHeader: { html: "<p>Haut</p>", css: "p{color:gold}" },
    });
    expect(await roleOf(first.id)).toBeNull();
    const former = await done("GET", at(first));
    expect(former.values).toMatchObject({ role: null });
    expect(former.publications.fr_FR.state).toBe("OUT");
    for (const page of [third, first]) await done("DELETE", at(page));
  });

  it("do what code says for those alone who may change code", async () => {
    const values = { blocks: [], linkType: "SELF", jsCode: "print()" };
    const words = { fr_FR: { title: "Imprimer" }, en: {} };
    const refused = await send("POST", "/admin/content/page", { body: { values, words } });
    expect(refused.status).toBe(403);
    const admin = staff;
    staff = (await logIn(platform, "SUPER_ADMIN")).headers;
    const draft = await done("POST", "/admin/content/page", { body: { values, words } });
    staff = admin;
    // It stays while others write the rest.
    const renamed = await save(draft, (now) => {
      now.words.fr_FR.title = "Imprimer la page";
    });
    expect(renamed.values).toMatchObject({ jsCode: "print()" });
    const { status } = await send("PUT", at(draft), {
      body: { values: { ...renamed.values, jsCode: "openModal('x')" }, words: renamed.words },
      version: renamed.version,
    });
    expect(status).toBe(403);
    await done("DELETE", at(draft));
  });

  it("stand below each other, and where a page stood that is removed", async () => {
    const above = await publishedPage("Dessus");
    const below = await publishedPage("Dessous", { idParent: above.id, showInMenu: true });
    expect(below.publications.fr_FR.path).toBe("/dessus/dessous");
    const { answer } = await placeOf("/dessus/dessous");
    expect(answer.success && answer.data.ancestors.map(({ id }) => id)).toEqual([above.id]);
    await done("DELETE", at(above));
    const menu = await platform.data<PageMenu>("GET", "/page/menu");
    expect(menu.pages.map(({ id }) => id)).toContain(below.id);
    await done("DELETE", at(below));
  });

  it("show what is planned at its time, and until then what there is", async () => {
    const draft = await publishedPage("Hiver");
    const changed = await save(draft, ({ words }) => {
      words.fr_FR.title = "Printemps";
    });
    await publish(changed, "fr_FR", {
      from: "2026-12-01T08:00:00Z",
      until: "2026-12-24T08:00:00Z",
    });
    expect((await pageAt("/hiver"))?.title).toBe("Hiver");
    await platform.runUntil("2026-12-01T08:00:01Z");
    expect((await pageAt("/hiver"))?.title).toBe("Printemps");
    await platform.runUntil("2026-12-24T08:00:01Z");
    expect(await pageAt("/hiver")).toBeUndefined();
    expect((await pageAt("/hiver", "en"))?.title).toBe("Hiver");
    staff = (await logIn(platform, "ADMIN")).headers;
    await done("DELETE", at(draft));
  });

  it("keep the page that a language begins with", async () => {
    const home = await draftAt("/");
    for (const path of [`${at(home)}/publication/fr_FR`, at(home)]) {
      const { status, answer } = await send("DELETE", path);
      expect(status).toBe(409);
      expect(answer.message).toBe("La page d’accueil ne peut pas être retirée\u00a0: modifiez-la.");
    }
    expect((await pageAt("/"))?.id).toBe(home.id);
  });

  it("never stand two at one address, whoever is first", async () => {
    const begin = () =>
      done("POST", "/admin/content/page", {
        body: { values: {}, words: { fr_FR: { title: "Course", path: "/unique" }, en: {} } },
      });
    const drafts = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(
      drafts.map((draft) =>
        send("PUT", `${at(draft)}/publication/fr_FR`, { body: {}, version: draft.version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    for (const draft of drafts) await done("DELETE", at(draft));
  });
});

describe("the time of the last change of a page", () => {
  const changedAt = async (path: string) => {
    const { addresses } = await platform.data<Addresses>("GET", "/page/address");
    return addresses.find(({ paths }) => paths.fr_FR === path)?.changedAt;
  };

  it("is of each language, and moves as it is published there, not as it is written", async () => {
    const draft = await publishedPage("Datée");
    expect(await changedAt("/datee")).toEqual({
      fr_FR: "2026-11-20T09:00:00.000Z",
      en: "2026-11-20T09:00:00.000Z",
    });
    platform.clock.moveTo("2026-11-20T10:10:00+01:00");
    const saved = await save(draft, ({ words }) => {
      words.fr_FR.title = "Datée autrement";
    });
    expect(await changedAt("/datee")).toHaveProperty("fr_FR", "2026-11-20T09:00:00.000Z");
    await publish(saved, "fr_FR");
    expect(await changedAt("/datee")).toEqual({
      fr_FR: "2026-11-20T09:10:00.000Z",
      en: "2026-11-20T09:00:00.000Z",
    });
  });

  it("is that of the service which it is about, where that is later", async () => {
    await publishedPage("Navette");
    platform.clock.moveTo("2026-11-20T10:10:00+01:00");
    const words = { title: "Navette", slug: "", summary: "Chaque heure.", url: "/navette" };
    const body = {
      values: { tags: [], image: null, membersOnly: false },
      words: { fr_FR: words, en: words },
    };
    const service = await done("POST", "/admin/content/service", { body });
    await done("PUT", `/admin/content/service/${service.id}/publication/fr_FR`, {
      body: {},
      version: service.version,
    });
    expect(await changedAt("/navette")).toEqual({
      fr_FR: "2026-11-20T09:10:00.000Z",
      en: "2026-11-20T09:00:00.000Z",
    });
  });

  it("is that of the newest which it lists, once that is out", async () => {
    const blog = { title: "Tailler", slug: "", summary: "En hiver.", content: "<p>Au sec.</p>" };
    const body = {
      values: { cover: null, author: null, folder: null },
      words: { fr_FR: blog, en: blog },
    };
    const article = await done("POST", "/admin/content/blog", { body });
    await done("PUT", `/admin/content/blog/${article.id}/publication/fr_FR`, {
      body: { from: "2036-11-27T08:00:00.000Z" },
      version: article.version,
    });
    const before = await changedAt("/journal");
    expect(before?.fr_FR).not.toBe("2036-11-27T08:00:00.000Z");
    platform.clock.moveTo("2036-11-27T10:00:00+01:00");
    expect(await changedAt("/journal")).toEqual({ ...before, fr_FR: "2036-11-27T08:00:00.000Z" });
  });
});
