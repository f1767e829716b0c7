import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Change } from "@/lib/contract/change";
import { CONTENTS, type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { fieldsOf } from "@/lib/contract/content/definition";
import type {
  ContentDraft,
  ContentRevision,
  contentLinesSchema,
  contentPreviewSchema,
} from "@/lib/contract/content/draft";
import { pageSizeOf } from "@/lib/contract/content/listed-fields";
import type { ContentPlace } from "@/lib/contract/content/place";
import type { DeclaredField } from "@/lib/contract/field/field";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Addresses, PageRole } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import {
  contentAddresses,
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import { media } from "@/platform/db/schema/medium";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const KINDS = CONTENTS.map((content) => [content.name, content as ContentDefinition] as const);
const BOTH: LanguageCode[] = ["fr_FR", "en"];
const START = "2026-11-20T10:00:00+01:00";

let platform: TestPlatform;
let staff: Record<string, string>;
let picture: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const roles = new Set(CONTENTS.flatMap(({ under }) => (under ? [under as PageRole] : [])));
  // The tiny sites have a page of this one.
  roles.delete("BLOG");
  await platform.database.everySite.transaction(async (tx) => {
    for (const [order, role] of [...roles].entries()) {
      const [page] = await tx
        .insert(pages)
        .values({ idSite: 901, order: 100 + order, type: "V1", role, route: role })
        .returning();
      await tx.insert(pageTranslations).values(
        BOTH.map((code) => ({
          idSite: 901,
          idPage: page?.id ?? 0,
          code,
          title: role,
          menuTitle: role,
          url: listPath(role, code),
          link: { type: "NONE" as const, url: null, jsCode: null },
          content: { type: "V1" as const, components: [] },
        })),
      );
    }
  });
  const [medium] = await platform.database.everySite
    .insert(media)
    .values({
      idSite: 901,
      kind: "IMAGE",
      src: "/media/901/vines.webp",
      name: "vines.webp",
      width: 800,
      height: 600,
      alt: { fr_FR: "Des rangs de vigne", en: "Rows of vines" },
    })
    .returning();
  picture = medium?.id ?? 0;
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo(START);
  staff = (await logIn(platform, "ADMIN")).headers;
});

const listPath = (role: string, code: LanguageCode) =>
  role === "BLOG" ? "/journal" : `/${code === "en" ? "our" : "nos"}-${role.toLowerCase()}`;

/** Returns an example value for a field, in words of its own. */
function example(field: DeclaredField, words: string): unknown {
  // Not the editor's to write.
  if (field.needs) return field.default ?? null;
  switch (field.input.kind) {
    case "LINE":
    case "TEXT":
      return words;
    case "RICH_TEXT":
      return `<p>${words}</p>`;
    case "ADDRESS":
      return "/contact";
    case "MEDIUM":
      return picture;
    case "MEDIA":
      return [{ idMedium: picture, caption: { fr_FR: words, en: words } }];
    case "LINES":
      return [words];
    case "KEY":
      return "k1";
    case "LIST":
      return [
        Object.fromEntries(
          Object.entries(field.input.fields).map(([name, within]) => {
            // A list within a list is asked of some of them alone.
            const said = within.input.kind === "LIST" ? [] : example(within, words);
            return [name, within.isTranslated ? { fr_FR: said, en: said } : said];
          }),
        ),
      ];
    default:
      return field.default ?? null;
  }
}

function written(content: ContentDefinition, words: string) {
  const fill = (isTranslated: boolean, said: string) =>
    Object.fromEntries(
      Object.entries(fieldsOf(content, isTranslated)).map(([name, field]) => [
        name,
        example(field, said),
      ]),
    );
  // A content that can take place does, so that it has a page.
  const { span } = content;
  const when = span && {
    [span.from]: "2027-03-06T09:00:00Z",
    [span.until]: "2027-03-06T11:00:00Z",
  };
  return {
    values: { ...fill(false, "shared"), ...when },
    words: { fr_FR: fill(true, `${words} fr`), en: fill(true, `${words} en`) },
  };
}

const staffCall = <T>(
  method: string,
  path: string,
  call: { body?: unknown; version?: string } = {},
) =>
  platform.call<T>(method, path, {
    body: call.body,
    headers: {
      ...staff,
      ...(method === "POST" && { "Idempotency-Key": randomUUID() }),
      ...(call.version && { "If-Match": call.version }),
    },
  });
async function done<T>(...args: Parameters<typeof staffCall>): Promise<T> {
  const { status, answer } = await staffCall<T>(...args);
  if (!answer.success)
    throw new Error(`${args[0]} ${args[1]}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

const begin = (content: ContentDefinition, words: string) =>
  done<ContentDraft>("POST", `/admin/content/${content.name}`, { body: written(content, words) });
const at = ({ type, id }: { type: ContentName; id: number }) => `/admin/content/${type}/${id}`;
const publish = ({ version, ...draft }: ContentDraft, code: LanguageCode, body: object = {}) =>
  done<ContentDraft>("PUT", `${at(draft)}/publication/${code}`, { body, version });
const place = (path: string, language: LanguageCode) =>
  platform.call<ContentPlace>("GET", `/content/at?path=${encodeURIComponent(path)}`, { language });

const countShown = async (type: string, code: LanguageCode) => {
  const rows = await platform.database.everySite.select().from(contentPublished);
  const now = platform.clock.now();
  return rows.filter(
    (row) =>
      row.type === type && row.code === code && row.from <= now && !(row.until && row.until <= now),
  ).length;
};

/**
 * Calls by which visitors read a kind: what shows one among others, and what shows it alone. A kind
 * that has none is found by its address.
 */
const READ_BY_VISITORS: Partial<Record<ContentName, (id: number) => string[]>> = {
  // All pages in all languages are in one answer.
  page: (id) => [`/page/${id}`],
  news: () => ["/news?nbItem=100"],
  blog: (id) => ["/blog/folder/list?nbItem=100", `/blog/${id}`],
  "blog-folder": (id) => ["/blog/folder", `/blog/folder/${id}`],
  album: (id) => ["/album?nbItem=100", `/album/${id}`],
  service: (id) => ["/service?nbItem=100", `/service/${id}`],
  element: (id) => ["/element/shared?nbItem=100", `/element/shared/${id}`],
  form: (id) => [`/forms/${id}`],
  popup: (id) => [`/popup/${id}`],
};

/** Lists the calls of visitors that say a content's title, in a language. */
async function saidTo(language: LanguageCode, paths: string[], title: string): Promise<string[]> {
  const said: string[] = [];
  for (const path of paths) {
    const { answer } = await platform.call("GET", path, { language });
    if (JSON.stringify(answer).includes(title)) said.push(path);
  }
  return said;
}

describe.each(KINDS)("%s", (name, content) => {
  it("is read by visitors in the language that is published, and by nobody before and after", async () => {
    const title = `Visible ${name}`;
    const draft = await begin(content, title);
    const paths = READ_BY_VISITORS[name]?.(draft.id) ?? [];
    expect(await saidTo("en", paths, title)).toEqual([]);
    const out = await publish(draft, "en");
    expect(await saidTo("en", paths, `${title} en`)).toEqual(paths);
    expect(await saidTo("en", paths, `${title} fr`)).toEqual([]);
    expect(await saidTo("fr_FR", paths, title)).toEqual([]);
    // Later changes are written, and not published.
    await done("PUT", at(draft), { body: written(content, "Secret"), version: out.version });
    expect(await saidTo("en", paths, "Secret")).toEqual([]);
    await done("DELETE", `${at(draft)}/publication/en`);
    expect(await saidTo("en", paths, title)).toEqual([]);
    await done("DELETE", at(draft));
  });

  it("stands in the panel's list as it stands in each language", async () => {
    const draft = await begin(content, `En liste ${name}`);
    await publish(draft, "en");
    const path = `/admin/content/${name}?nbItem=100`;
    const { items } = await done<z.output<typeof contentLinesSchema>>("GET", path);
    expect(items.find(({ id }) => id === draft.id)).toMatchObject({
      title: `En liste ${name} fr`,
      states: { fr_FR: "DRAFT", en: "OUT" },
    });
    await done("DELETE", at(draft));
    const { items: left } = await done<z.output<typeof contentLinesSchema>>("GET", path);
    expect(left.map(({ id }) => id)).not.toContain(draft.id);
  });

  it("is written, published by language, corrected, withdrawn and removed", async () => {
    const draft = await begin(content, `Premier ${name}`);
    expect(draft.publications.fr_FR.state).toBe("DRAFT");
    const before = { fr: await countShown(name, "fr_FR"), en: await countShown(name, "en") };

    const out = await publish(draft, "fr_FR");
    expect(out.publications.fr_FR.state).toBe("OUT");
    expect(out.publications.en.state).toBe("DRAFT");
    expect(await countShown(name, "fr_FR")).toBe(before.fr + 1);
    expect(await countShown(name, "en")).toBe(before.en);

    const saved = await done<ContentDraft>("PUT", at(draft), {
      body: written(content, `Second ${name}`),
      version: out.version,
    });
    expect(saved.publications.fr_FR.state).toBe("CHANGED");
    const { from } = (await publish(saved, "fr_FR")).publications.fr_FR;
    // A corrected content keeps the day on which it came out.
    expect(from).toBe(new Date(START).toISOString());

    await done("DELETE", `${at(draft)}/publication/fr_FR`);
    expect(await countShown(name, "fr_FR")).toBe(before.fr);
    await done("DELETE", at(draft));
    expect((await staffCall("GET", at(draft))).status).toBe(404);
  });

  it("refuses what was begun from what somebody else has changed, and says what is there", async () => {
    const draft = await begin(content, `Ensemble ${name}`);
    const first = written(content, "Le premier");
    await done("PUT", at(draft), { body: first, version: draft.version });
    const late = await staffCall("PUT", at(draft), {
      body: written(content, "Le second"),
      version: draft.version,
    });
    expect(late.status).toBe(409);
    const now = await done<ContentDraft>("GET", at(draft));
    expect(now.words.fr_FR[content.title]).toBe("Le premier fr");
    // The same once more is no change.
    expect(
      (await staffCall("PUT", at(draft), { body: first, version: draft.version })).status,
    ).toBe(200);
    await done("DELETE", at(draft));
  });

  it("appears at its time, and is over at its time, in pages that were made before", async () => {
    const draft = await begin(content, `Bientôt ${name}`);
    const before = await countShown(name, "en");
    const planned = await publish(draft, "en", {
      from: "2026-11-21T08:00:00Z",
      until: "2026-11-22T08:00:00Z",
    });
    expect(planned.publications.en.state).toBe("PLANNED");
    expect(await countShown(name, "en")).toBe(before);
    const told: Change[] = [];
    platform.database.onChange(async (_, changes) => void told.push(...changes));
    await platform.runUntil("2026-11-21T08:00:01Z");
    expect(await countShown(name, "en")).toBe(before + 1);
    expect(told).toContainEqual({ kind: "content", of: name });
    told.length = 0;
    await platform.runUntil("2026-11-22T08:00:01Z");
    expect(await countShown(name, "en")).toBe(before);
    expect(told).toContainEqual({ kind: "content", of: name });
  });

  it("says at its field what has to be written before it is published", async () => {
    const empty = { values: {}, words: { fr_FR: {}, en: {} } };
    const draft = await done<ContentDraft>("POST", `/admin/content/${name}`, { body: empty });
    const refused = await staffCall("PUT", `${at(draft)}/publication/fr_FR`, {
      body: {},
      version: draft.version,
    });
    expect(refused.status).toBe(422);
    expect(refused.answer.data).toMatchObject({
      errors: { [`words.fr_FR.${content.title}`]: { code: "REQUIRED" } },
    });
    await done("DELETE", at(draft));
  });

  it("is previewed as it is written, half of it too, by who may read it alone", async () => {
    const draft = await begin(content, `À voir ${name}`);
    const path = `${at(draft)}/preview/en`;
    const { shown } = await done<z.output<typeof contentPreviewSchema>>("GET", path);
    expect(shown).toMatchObject({ id: draft.id, [content.title]: `À voir ${name} en` });
    for (const [field, { input }] of Object.entries(content.fields)) {
      if (input.kind === "MEDIUM") expect(shown[field]).toMatchObject({ alt: "Rows of vines" });
    }
    const empty = { values: {}, words: { fr_FR: {}, en: {} } };
    await done("PUT", at(draft), { body: empty, version: draft.version });
    const half = await done<z.output<typeof contentPreviewSchema>>("GET", path);
    expect(half.shown[content.title]).toBe("");
    expect(Object.keys(half.shown)).toEqual(Object.keys(shown));
    expect((await platform.call("GET", path)).status).toBe(401);
    await done("DELETE", at(draft));
    expect((await staffCall("GET", path)).status).toBe(404);
  });

  it("keeps what its former versions said", async () => {
    const draft = await begin(content, "Un");
    platform.clock.moveTo("2026-11-20T10:20:00+01:00");
    await done("PUT", at(draft), { body: written(content, "Deux"), version: draft.version });
    const { revisions } = await done<{ revisions: ContentRevision[] }>(
      "GET",
      `${at(draft)}/revision`,
    );
    expect(revisions.map(({ version }) => version)).toEqual([2, 1]);
    const was = await done<ContentDraft>("GET", `${at(draft)}/revision/1`);
    expect(was.words.fr_FR[content.title]).toBe("Un fr");
    // A former version may be written again, as a third one.
    const { values, words } = was;
    const { version } = await done<ContentDraft>("GET", at(draft));
    platform.clock.moveTo("2026-11-20T10:40:00+01:00");
    const again = await done<ContentDraft>("PUT", at(draft), { body: { values, words }, version });
    expect(again.words).toEqual(was.words);
    const later = await done<{ revisions: ContentRevision[] }>("GET", `${at(draft)}/revision`);
    expect(later.revisions).toHaveLength(3);
    await done("DELETE", at(draft));
  });

  it("is another site's to nobody", async () => {
    const draft = await begin(content, "Chez nous");
    const other = (await logIn(platform, "ADMIN", 902)).headers;
    const seen = await platform.call("GET", at(draft), { idSite: 902, headers: other });
    expect(seen.status).toBe(404);
    const asVisitor = await platform.call("GET", at(draft));
    expect(asVisitor.status).toBe(401);
    // Its rows keep apart by themselves, whoever asks for them.
    await publish(draft, "fr_FR");
    const rowsIn = (idSite: number) =>
      platform.database.inSite(idSite, async (tx) => [
        await tx.$count(
          contentItems,
          and(eq(contentItems.id, draft.id), eq(contentItems.type, name)),
        ),
        await tx.$count(
          contentPublished,
          and(eq(contentPublished.idItem, draft.id), eq(contentPublished.type, name)),
        ),
        await tx.$count(
          contentRevisions,
          and(eq(contentRevisions.idItem, draft.id), eq(contentRevisions.type, name)),
        ),
        await tx.$count(contentAddresses, eq(contentAddresses.idSite, 901)),
      ]);
    const [item, shown, versions, addresses] = await rowsIn(901);
    expect([item, shown, versions]).toEqual([1, 1, 1]);
    expect(addresses).toBeGreaterThanOrEqual(content.under ? 1 : 0);
    expect(await rowsIn(902)).toEqual([0, 0, 0, 0]);
    await done("DELETE", at(draft));
  });
});

const LISTS = {
  news: "/news",
  blog: "/blog/folder/list",
  album: "/album",
  service: "/service",
  element: "/element/shared",
};

it.each(Object.entries(LISTS))(
  "has as many on a page of %s as are declared (§9)",
  async (name, path) => {
    const content = contentNamed(name);
    const drafts: ContentDraft[] = [];
    for (let number = 1; number <= 13; number += 1) {
      drafts.push(await publish(await begin(content, `Numéro ${number}`), "fr_FR"));
    }
    const { total, ...lists } = await platform.data<{ total: number }>("GET", path);
    expect(total).toBeGreaterThanOrEqual(13);
    const items = Object.values(lists).find(Array.isArray);
    expect(items).toHaveLength(Math.min(total, pageSizeOf(content)));
    for (const draft of drafts) await done("DELETE", at(draft));
  },
);

describe.each(KINDS.filter(([, { under }]) => under))("the address of %s", (name, content) => {
  const listOf = (code: LanguageCode) => listPath(content.under ?? "", code);

  it("is made from its title, leads on when it changes, and says when it is gone", async () => {
    const draft = await begin(content, `Été à Clisson ${name}`);
    const path = `${listOf("fr_FR")}/ete-a-clisson-${name}-fr`;
    expect((await place(path, "fr_FR")).status).toBe(404);
    const out = await publish(draft, "fr_FR");
    expect(out.publications.fr_FR.path).toBe(path);
    const found = (await place(path, "fr_FR")).answer;
    expect(found.data).toMatchObject({
      kind: "CONTENT",
      type: name,
      id: draft.id,
      paths: { fr_FR: path },
    });

    expect(found.data).toMatchObject({ changedAt: "2026-11-20T09:00:00.000Z" });

    platform.clock.moveTo("2026-11-20T10:05:00+01:00");
    const renamed = written(content, "Autrement");
    renamed.words.fr_FR.slug = `autre-${name}`;
    const saved = await done<ContentDraft>("PUT", at(draft), {
      body: renamed,
      version: out.version,
    });
    await publish(saved, "fr_FR");
    expect((await place(path, "fr_FR")).answer.data).toEqual({
      kind: "MOVED",
      path: `${listOf("fr_FR")}/autre-${name}`,
    });

    const moved = await place(`${listOf("fr_FR")}/autre-${name}`, "fr_FR");
    expect(moved.answer.data).toMatchObject({ changedAt: "2026-11-20T09:05:00.000Z" });

    const { addresses } = await platform.data<Addresses>("GET", "/content/address");
    expect(addresses).toContainEqual({
      id: draft.id,
      role: content.under,
      paths: { fr_FR: `${listOf("fr_FR")}/autre-${name}` },
      changedAt: { fr_FR: "2026-11-20T09:05:00.000Z" },
      pictures: { fr_FR: content.pictured ? ["/media/901/vines.webp"] : [] },
    });
    await done("DELETE", at(draft));
    expect((await place(`${listOf("fr_FR")}/autre-${name}`, "fr_FR")).answer.data).toEqual({
      kind: "GONE",
    });
  });

  it("is one content's alone: a second title like it gets a number, a typed one is refused", async () => {
    const first = await publish(await begin(content, `Pareil ${name}`), "en");
    const second = await publish(await begin(content, `Pareil ${name}`), "en");
    expect(second.publications.en.path).toBe(`${first.publications.en.path}-2`);
    const typed = written(content, "Autre");
    typed.words.en.slug = first.publications.en.path?.split("/").at(-1);
    const third = await done<ContentDraft>("POST", `/admin/content/${name}`, { body: typed });
    const refused = await staffCall("PUT", `${at(third)}/publication/en`, {
      body: {},
      version: third.version,
    });
    expect(refused.answer.data).toMatchObject({
      errors: { "words.en.slug": { code: "ADDRESS_TAKEN" } },
    });
  });
});
