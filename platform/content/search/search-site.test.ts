import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { SearchAnswer, SearchHit } from "@/lib/contract/search";
import { fillSearch } from "@/platform/content/search-entry/fill-search";
import { products } from "@/platform/db/schema/catalogue";
import { components, pages, pageTranslations } from "@/platform/db/schema/content";
import {
  searchEntries,
  searchEntryWords,
  searchVocabulary,
} from "@/platform/db/schema/search-entry";
import { parameters } from "@/platform/db/schema/site-look";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { changeAsRead } from "@/testing/change-as-read";
import { planSteps, rowsLookedAt } from "@/testing/plan-steps";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { entriesStatement } from "./found-entries";
import { nearWordsStatement } from "./near-words";

const START = "2026-11-20T10:00:00+01:00";

let platform: TestPlatform;
let staff: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  staff = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

interface Asked {
  language?: LanguageCode;
  idSite?: number;
  page?: number;
  headers?: Record<string, string>;
}

const search = (q: string, { page = 1, ...asked }: Asked = {}) =>
  platform.data<SearchAnswer>("GET", `/search?q=${encodeURIComponent(q)}&page=${page}`, asked);

const titleOf = ({ title }: SearchHit) => title.map(({ text }) => text).join("");
const titles = async (q: string, asked?: Asked) => (await search(q, asked)).hits.map(titleOf);

interface Words {
  title: string;
  summary?: string;
  content?: string;
}

async function written(words: Words): Promise<ContentDraft> {
  const { title, summary = "Une phrase.", content = "<p>Un texte.</p>" } = words;
  const said = { title, summary, content };
  return platform.data<ContentDraft>("POST", "/admin/content/blog", {
    headers: { ...staff.headers, "Idempotency-Key": randomUUID() },
    body: {
      values: { cover: null, author: null, folder: null },
      words: { fr_FR: said, en: { ...said, title: `English ${title}` } },
    },
  });
}

const publish = ({ id, version }: ContentDraft, code: LanguageCode = "fr_FR", body: object = {}) =>
  platform.data<ContentDraft>("PUT", `/admin/content/blog/${id}/publication/${code}`, {
    headers: { ...staff.headers, "If-Match": version },
    body,
  });

const published = async (words: Words) => publish(await written(words));

async function set(type: string, value: string) {
  await platform.database.inSite(901, (tx) =>
    tx.update(parameters).set({ value }).where(eq(parameters.type, type)),
  );
}

describe("a search", () => {
  it("finds what a title or a text says, the title first", async () => {
    await published({ title: "Un détour", summary: "Par les Hortillonnages." });
    await published({ title: "Les hortillonnages en barque" });
    expect(await titles("hortillonnages")).toEqual(["Les hortillonnages en barque", "Un détour"]);
  });

  it("does not mind accents, capitals, ligatures, the plural, nor marks between words", async () => {
    await published({ title: "L’Œuvre d’un pépiniériste" });
    const searches = ["oeuvre", "ŒUVRE", "œuvres", "pepinieriste", "l'œuvre", "PÉPINIÉRISTES"];
    for (const q of searches) expect(await titles(q), q).toEqual(["L’Œuvre d’un pépiniériste"]);
  });

  it("finds by the beginning of the last word, and by whole ones before it", async () => {
    await published({ title: "Un quincaillier de Guérande" });
    const found = ["Un quincaillier de Guérande"];
    expect(await titles("quinc")).toEqual(found);
    expect(await titles("quincaillier gué")).toEqual(found);
    expect(await titles("quinc guérande")).toEqual([]);
    expect(await titles("le quincaillier de la guérande")).toEqual(found);
  });

  it.each(["zingueru", "zingueurr", "izngueur", "zinguer", "ingueur", "zinqueur"])(
    "forgives one mistake in a word of five letters and more: %s",
    async (q) => {
      const all = await platform.database.inSite(901, (tx) =>
        tx.select().from(searchEntries).where(eq(searchEntries.title, "Le zingueur")),
      );
      if (all.length === 0) await published({ title: "Le zingueur" });
      const answer = await search(`${q} le`);
      expect(answer.hits.map(titleOf)).toEqual(["Le zingueur"]);
      expect(answer.isNear).toBe(true);
    },
  );

  it("takes words as they are typed where something has them", async () => {
    await published({ title: "Des falaises" });
    await published({ title: "Une falaisse" });
    const answer = await search("falaisse");
    expect(answer).toMatchObject({ total: 1, isNear: false });
  });

  it("forgives none in short words, nor two in one", async () => {
    await published({ title: "Le quai des oubliettes" });
    expect(await titles("quia")).toEqual([]);
    expect(await titles("oublyetets")).toEqual([]);
  });

  it("suggests what has some of the words, or begins alike, where nothing has all", async () => {
    await published({ title: "Le carrelage de Nozay" });
    const { hits, suggestions } = await search("carrelage zzzzzz");
    expect(hits).toEqual([]);
    expect(suggestions.map(titleOf)).toEqual(["Le carrelage de Nozay"]);
    expect((await search("carrelé")).suggestions.map(titleOf)).toContain("Le carrelage de Nozay");
    expect((await search("zzzzzzzz")).suggestions).toEqual([]);
  });

  it("marks what was found, in the part of the text that it stands in", async () => {
    const far = "Rien de tel ici. ".repeat(40);
    await published({
      title: "Au bout du texte",
      content: `<p>${far}</p><p>Et la <b>Glycine</b> &amp; son mur, <i>enfin</i>.</p>`,
    });
    const [hit] = (await search("glycine")).hits;
    const excerpt = hit?.excerpt ?? [];
    expect(excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["Glycine"]);
    const text = excerpt.map((part) => part.text).join("");
    expect(text).toMatch(/^… .*Et la Glycine & son mur, enfin\.$/);
    expect(text.length).toBeLessThan(200);
  });

  it("finds nothing by what is no word, and never fails", async () => {
    for (const q of [
      "",
      " ",
      "%",
      "_",
      "''",
      "\0",
      "-- or 1=1",
      "((",
      "a\0b",
      "€",
      "x".repeat(100),
    ]) {
      expect((await search(q)).hits, JSON.stringify(q)).toEqual([]);
    }
    const { status, answer } = await platform.call("GET", `/search?q=${"x".repeat(101)}`);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ data: { errors: { q: expect.anything() } } });
  });

  it("gives twenty at a time, each once, and says how many there are", async () => {
    for (let number = 0; number < 21; number += 1) {
      await published({ title: `Épisode ${number} du feuilleton` });
    }
    const first = await search("feuilleton");
    const second = await search("feuilleton", { page: 2 });
    expect([first.total, first.hits.length, second.total, second.hits.length]).toEqual([
      21, 20, 21, 1,
    ]);
    expect(new Set([...first.hits, ...second.hits].map(({ path }) => path)).size).toBe(21);
    expect(await search("feuilleton", { page: 3 })).toMatchObject({ total: 21, hits: [] });
  });
});

describe("what is found", () => {
  it("is of the language that one reads, and leads to its page there", async () => {
    const draft = await written({ title: "Un belvédère" });
    const out = await publish(draft);
    expect(await titles("belvédère", { language: "en" })).toEqual([]);
    await publish({ ...out }, "en");
    const [french] = (await search("belvédère")).hits;
    const [english] = (await search("belvédère", { language: "en" })).hits;
    expect(french).toMatchObject({ kind: "blog", path: "/journal/un-belvedere" });
    expect(english).toMatchObject({ kind: "blog", path: "/journal/english-un-belvedere" });
  });

  it("is no draft, nor what is saved and not published, nor what is withdrawn or removed", async () => {
    const draft = await written({ title: "Un campanile" });
    expect(await titles("campanile")).toEqual([]);
    const out = await publish(draft);
    expect(await titles("campanile")).toEqual(["Un campanile"]);
    const words = { title: "Une coupole", summary: "Une.", content: "<p>Un.</p>" };
    const saved = await platform.data<ContentDraft>("PUT", `/admin/content/blog/${out.id}`, {
      headers: { ...staff.headers, "If-Match": out.version },
      body: {
        values: { cover: null, author: null, folder: null },
        words: { fr_FR: words, en: words },
      },
    });
    expect(await titles("coupole")).toEqual([]);
    expect(await titles("campanile")).toEqual(["Un campanile"]);
    await publish(saved);
    expect(await titles("coupole")).toEqual(["Une coupole"]);
    expect(await titles("campanile")).toEqual([]);
    const at = `/admin/content/blog/${out.id}`;
    const { headers } = staff;
    await platform.data("DELETE", `${at}/publication/fr_FR`, { headers });
    expect(await titles("coupole")).toEqual([]);
    expect((await search("coupolle")).suggestions).toEqual([]);
    await publish(await platform.data<ContentDraft>("GET", at, { headers }));
    expect(await titles("coupole")).toEqual(["Une coupole"]);
    await platform.data("DELETE", at, { headers });
    expect(await titles("coupole")).toEqual([]);
  });

  it("comes and goes with its instants", async () => {
    const from = "2026-12-01T08:00:00.000Z";
    const until = "2026-12-05T08:00:00.000Z";
    const draft = await written({ title: "Le marché de l’avent" });
    await publish(draft, "fr_FR", { from, until });
    expect(await titles("avent")).toEqual([]);
    expect((await search("avnets")).suggestions).toEqual([]);
    platform.clock.moveTo("2026-12-01T08:00:00.000Z");
    expect(await titles("avent")).toEqual(["Le marché de l’avent"]);
    platform.clock.moveTo("2026-12-05T08:00:00.000Z");
    expect(await titles("avent")).toEqual([]);
    await platform.runDue();
    const left = await platform.database.inSite(901, (tx) =>
      tx
        .select()
        .from(searchEntries)
        .where(and(eq(searchEntries.kind, "blog"), eq(searchEntries.idSubject, draft.id))),
    );
    expect(left).toEqual([]);
    platform.clock.moveTo(START);
  });

  it("is a product as it is now, and none that is not sold", async () => {
    const [product] = await platform.database.everySite
      .select()
      .from(products)
      .where(and(eq(products.idSite, 901), sql`grape_varieties::text like '%Cabernet%'`));
    if (!product) throw new Error("No product");
    const change = (body: object) =>
      changeAsRead(platform, `/admin/shop-product/${product.id}`, { headers: staff.headers, body });
    const { answer } = await platform.call<Record<string, unknown>>(
      "GET",
      `/admin/shop-product/${product.id}`,
      { headers: staff.headers },
    );
    const { isActive, order, vatRate, summary, description } = answer.success ? answer.data : {};
    const name = { fr_FR: "Sirop de grenadine" };
    const others = { name, order, vatRate, summary, description };
    expect(await titles("grenadine")).toEqual([]);
    const named = await change({ ...others, isActive });
    expect(named.status).toBe(200);
    const [hit] = (await search("grenadine")).hits;
    expect(hit).toMatchObject({ kind: "product" });
    expect(hit?.path).toMatch(new RegExp(`^/product/.*-${product.id}$`));
    expect(await titles("cabernet")).toContain("Sirop de grenadine");
    await change({ ...others, isActive: false });
    expect(await titles("grenadine")).toEqual([]);
  });

  it("is a page and a question of one, once the site's data has them", async () => {
    const { database, clock } = platform;
    await database.everySite.transaction(async (tx) => {
      await tx
        .update(pageTranslations)
        .set({ title: "Les virées" })
        .where(
          and(
            eq(pageTranslations.idSite, 901),
            eq(pageTranslations.url, "/services/tours"),
            eq(pageTranslations.code, "fr_FR"),
          ),
        );
      const items = [{ question: "Et la poussette ?", answer: "<p>Elle monte à bord.</p>" }];
      const conf = { kicker: null, title: "Questions", items };
      await tx
        .update(components)
        .set({ conf: { fr_FR: conf, en: conf } as never })
        .where(and(eq(components.idSite, 901), eq(components.slug, "questions")));
    });
    expect(await titles("virées")).toEqual([]);
    await forgetPages();
    await fillSearch(database, 901, clock.now());
    expect((await search("virée")).hits).toMatchObject([{ kind: "page", path: "/services/tours" }]);
    const { hits } = await search("poussette");
    expect(hits[0]).toMatchObject({ kind: "question" });
    expect(hits[0]?.path).toMatch(/#questions-title$/);
    // A page that is not valid is none.
    const [hidden] = await database.everySite
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.idSite, 901), eq(pages.route, "draft")));
    expect(hidden).toBeDefined();
    expect(hits.some(({ path }) => path.startsWith("/draft"))).toBe(false);
    expect(await titles("Title of draft")).not.toContain("Title of draft fr site-901");
  });

  it("is nothing below a page that a setting hides", async () => {
    await published({ title: "Un pigeonnier" });
    expect(await titles("pigeonnier")).toEqual(["Un pigeonnier"]);
    await set("IS_BLOG_ACTIVATED", "false");
    expect(await titles("pigeonnier")).toEqual([]);
    expect(await titles("Title of journal")).not.toContain("Title of journal fr site-901");
    await set("IS_BLOG_ACTIVATED", "true");
    expect(await titles("pigeonnier")).toEqual(["Un pigeonnier"]);
  });

  it("is what members have only for a member", async () => {
    const member = await aPerson(platform);
    expect(await titles("Service regular")).toEqual([]);
    expect(await titles("Service regular", { headers: member.headers })).toEqual([
      "Service regular fr site-901",
    ]);
  });

  it("is of its own site, for the search and for the database", async () => {
    await published({ title: "Le moulin d’ici" });
    expect(await titles("moulin", { idSite: 902 })).toEqual([]);
    const seen = await platform.database.inSite(902, async (tx) => [
      await tx.select().from(searchEntries).where(eq(searchEntries.title, "Le moulin d’ici")),
      await tx.select().from(searchEntryWords).where(eq(searchEntryWords.word, "moulin")),
      await tx.select().from(searchVocabulary).where(eq(searchVocabulary.word, "moulin")),
    ]);
    expect(seen).toEqual([[], [], []]);
  });
});

/** Takes the entries of the site's pages away, as they lack on a site without a search yet. */
const forgetPages = () =>
  platform.database.everySite
    .delete(searchEntries)
    .where(and(eq(searchEntries.idSite, 901), inArray(searchEntries.kind, ["page", "question"])));

describe("a start", () => {
  it("has found what was published before there was a search, and forgets words of nothing", async () => {
    await published({ title: "Une brouette" });
    const { everySite } = platform.database;
    await everySite.delete(searchEntries).where(eq(searchEntries.kind, "blog"));
    expect(await titles("brouette")).toEqual([]);
    const isKnown = async (word: string) =>
      (await everySite.select().from(searchVocabulary).where(eq(searchVocabulary.word, word)))
        .length > 0;
    const gone = await published({ title: "Un guéridon" });
    await platform.data("DELETE", `/admin/content/blog/${gone.id}`, { headers: staff.headers });
    expect(await isKnown("gueridon")).toBe(true);
    await fillSearch(platform.database, 901, platform.clock.now());
    expect(await titles("brouette")).toEqual(["Une brouette"]);
    expect(await isKnown("brouette")).toBe(true);
    expect(await isKnown("gueridon")).toBe(false);
  });
});

describe("among many entries", () => {
  it("words are found by their indexes, also those that begin so and those that are nearly so", async () => {
    await platform.database.everySite.execute(sql`
      insert into search_entry (id_site, kind, id_subject, code, title, text)
      select 901, 'blog', 1000000 + n, 'fr_FR', 'mot' || n || 'x suite', 'texte de remplissage ' || md5(n::text)
      from generate_series(1, 3000) n`);
    await vacuumTables(platform.database.everySite, new Date());
    const lookedFor = [
      { part: 0, word: "mot77x", isBeginning: false, weight: 1 },
      { part: 0, word: "mot77", isBeginning: true, weight: 1 },
    ];
    const plans = await platform.database.inSite(901, async (tx) => {
      const searcher = {
        tx,
        language: "fr_FR" as const,
        now: platform.clock.now(),
        isMember: false,
      };
      const wanted = { parts: 1, limit: 20, offset: 0 };
      return [
        await planSteps(tx, await entriesStatement(searcher, lookedFor, wanted)),
        await planSteps(tx, nearWordsStatement(["zephyr"], "fr_FR")),
      ];
    });
    // Of 3,000 entries 111 begin so; what is nearly so is among the words of half of it.
    for (const steps of plans) {
      expect(Math.max(...steps.map(rowsLookedAt))).toBeLessThanOrEqual(300);
      expect(steps.map((step) => `${step["Node Type"]} ${step["Relation Name"]}`)).not.toContain(
        expect.stringMatching(/^Seq Scan search_/),
      );
    }
    const indexes = plans.map((steps) => steps.map((step) => step["Index Name"]));
    expect(indexes[0]).toContain("search_entry_word_id_site_code_word_id_entry_pk");
    expect(indexes[1]).toContain("search_vocabulary_id_site_code_backwards_index");
  });
});
