import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import type { OlderTexts, TranslationLine, Translations } from "@/lib/contract/admin/translation";
import { CONTENTS, type ContentName } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import type { ContentDraft, ContentValues } from "@/lib/contract/content/draft";
import { auditEntries } from "@/platform/db/schema/audit";
import {
  type TextToTranslate,
  type Translator,
  TranslatorError,
} from "@/platform/services/translator";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const START = "2026-11-20T10:00:00+01:00";
const LATER = "2026-11-20T11:00:00+01:00";
const LATEST = "2026-11-20T12:00:00+01:00";

let platform: TestPlatform;
let admin: Person;
let asked: TextToTranslate[];
let translate: Translator;

beforeAll(async () => {
  platform = await openTestPlatform({ services: { translate: (text) => translate(text) } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo(START);
  admin = await aPerson(platform, "ADMIN");
  asked = [];
  translate = async (text) => {
    asked.push(text);
    return "<p>Three wines</p><script>alert(1)</script>";
  };
});

const headers = () => ({ ...admin.headers });
const list = (query = "") =>
  platform.data<Translations>("GET", `/admin/translation${query}`, { headers: headers() });
const older = (kind: string, id: string | number) =>
  platform.data<OlderTexts>("GET", `/admin/translation/${kind}/${id}`, { headers: headers() });
async function lineOf(kind: string, id: string | number): Promise<TranslationLine | undefined> {
  const { items } = await list(`?kind=${kind}&state=ALL&nbItem=100`);
  return items.find((item) => item.id === String(id));
}

const add = (type: ContentName, values: ContentValues) =>
  platform.data<ContentDraft>("POST", `/admin/content/${type}`, {
    headers: { ...headers(), "Idempotency-Key": crypto.randomUUID() },
    body: values,
  });
async function save({ type, id }: ContentDraft, change: (now: ContentDraft) => ContentValues) {
  const path = `/admin/content/${type}/${id}`;
  const now = await platform.data<ContentDraft>("GET", path, { headers: headers() });
  const { values, words } = change(now);
  const { status } = await changeAsRead(platform, path, {
    body: { values, words },
    headers: headers(),
  });
  expect(status).toBe(200);
}
const article = (fr: Record<string, string>, en: Record<string, string>) =>
  add("blog", { values: {}, words: { fr_FR: fr, en } });
const FR = { title: "Le vin", summary: "Un mot.", content: "<p>Un texte.</p>" };
const EN = { title: "Wine", summary: "A word.", content: "<p>A text.</p>" };

describe("what is missing in a language", () => {
  it("is counted text by text, and by kind", async () => {
    const before = await list("?kind=blog");
    const { id } = await article(FR, { title: "Wine" });
    expect(await lineOf("blog", id)).toEqual({
      kind: "blog",
      id: String(id),
      title: "Le vin",
      lacks: { fr_FR: { missing: 0, older: 0 }, en: { missing: 2, older: 0 } },
    });
    const after = await list("?kind=blog&state=MISSING");
    const missingOf = ({ kinds }: Translations) =>
      kinds.find(({ kind }) => kind === "blog")?.missing ?? 0;
    expect(missingOf(after)).toBe(missingOf(before) + 1);
    expect(after.items.every(({ kind }) => kind === "blog")).toBe(true);
    expect(after.total).toBe(missingOf(after));
    expect((await list("?kind=blog&state=OLDER")).items).not.toContainEqual(
      expect.objectContaining({ id: String(id) }),
    );
  });

  it("is looked for in every kind of content by its declaration", async () => {
    for (const content of CONTENTS.map((one) => one as ContentDefinition<ContentName>)) {
      const { id } = await add(content.name, {
        values: {},
        words: { fr_FR: { [content.title]: "Un titre" }, en: {} },
      });
      const line = await lineOf(content.name, id);
      expect(line?.lacks.en?.missing, content.name).toBeGreaterThan(0);
    }
    const names = [...CONTENTS, ...ADMIN_RESOURCES].map(({ name }) => String(name));
    // A kind of content and a resource of one name would be one kind here.
    expect(new Set([...names, "parameter"]).size).toBe(names.length + 1);
  });

  it("is no text that is made of another one where it is left empty", async () => {
    const titles = { fr_FR: "Conditions générales de vente", en: "Terms of sale" };
    const { id } = await add("page", {
      values: {},
      words: {
        fr_FR: { title: titles.fr_FR, menuTitle: "Conditions de vente" },
        en: { title: titles.en, menuTitle: "" },
      },
    } as ContentValues);
    expect((await lineOf("page", id))?.lacks.en).toEqual({ missing: 0, older: 0 });
  });

  it("is found within the items of a list, and not where nothing asks for it", async () => {
    const question = { name: "q1", type: "TEXT", required: true, options: [], condition: null };
    const { id } = await add("form", {
      values: {
        fields: [
          { ...question, label: { fr_FR: "Votre nom", en: "" }, hint: { fr_FR: "", en: "" } },
        ],
      },
      words: {
        fr_FR: { title: "Devis", thanks: "Merci." },
        en: { title: "Quote", thanks: "Thank you." },
      },
    } as ContentValues);
    expect((await lineOf("form", id))?.lacks.en).toEqual({ missing: 1, older: 0 });
  });
});

describe("a translation", () => {
  it("is older once its original changes alone, until it is changed too", async () => {
    const draft = await article(FR, EN);
    platform.clock.moveTo(LATER);
    admin = await aPerson(platform, "ADMIN");
    await save(draft, ({ values, words }) => ({
      values,
      words: { ...words, fr_FR: { ...words.fr_FR, content: "<p>Un <b>autre</b> texte.</p>" } },
    }));
    expect((await lineOf("blog", draft.id))?.lacks.en).toEqual({ missing: 0, older: 1 });
    expect(await older("blog", draft.id)).toEqual({
      original: "fr_FR",
      offersDrafts: true,
      older: [{ code: "en", place: "content", was: "Un texte." }],
    });
    platform.clock.moveTo(LATEST);
    admin = await aPerson(platform, "ADMIN");
    await save(draft, ({ values, words }) => ({
      values,
      words: { ...words, en: { ...words.en, content: "<p>Another text.</p>" } },
    }));
    expect((await older("blog", draft.id)).older).toEqual([]);
  });

  it("is as old as its original where both were written in one sitting", async () => {
    const draft = await article(FR, EN);
    await save(draft, ({ values, words }) => ({
      values,
      words: { ...words, fr_FR: { ...words.fr_FR, title: "Le blanc" } },
    }));
    await save(draft, ({ values, words }) => ({
      values,
      words: { ...words, en: { ...words.en, title: "White" } },
    }));
    expect((await older("blog", draft.id)).older).toEqual([]);
  });

  it("of a question stays with it when the questions are put in another order", async () => {
    const question = (name: string, fr: string, en: string) => ({
      ...{ name, type: "TEXT", required: true, options: [], condition: null },
      ...{ label: { fr_FR: fr, en }, hint: {} },
    });
    const draft = await add("form", {
      values: { fields: [question("q1", "Nom", "Name"), question("q2", "Date", "Date")] },
      words: { fr_FR: { title: "Devis", thanks: "Merci." }, en: { title: "Q", thanks: "T." } },
    } as ContentValues);
    platform.clock.moveTo(LATER);
    admin = await aPerson(platform, "ADMIN");
    await save(draft, ({ words }) => ({
      values: { fields: [question("q2", "Jour", "Date"), question("q1", "Nom", "Name")] } as never,
      words,
    }));
    expect((await older("form", draft.id)).older).toEqual([
      { code: "en", place: "fields.0.label", was: "Date" },
    ]);
  });

  it("of a product is older by what the log says, even after its name has changed", async () => {
    const [product] = (
      await platform.data<{ items: AdminItem[] }>("GET", "/admin/shop-product", {
        headers: headers(),
      })
    ).items;
    const change = async (body: object) => {
      const path = `/admin/shop-product/${product?.id}`;
      expect((await changeAsRead(platform, path, { body, headers: headers() })).status).toBe(200);
    };
    await change({ summary: { fr_FR: "Vif.", en: "Lively." } });
    await change({ summary: { fr_FR: "Vif et salin." } });
    await change({ name: { fr_FR: "Le Blanc", en: "The White" } });
    const { older: found } = await older("shop-product", String(product?.id));
    expect(found).toEqual([{ code: "en", place: "summary.en", was: "Vif." }]);
    await change({ summary: { en: "Lively and saline." } });
    expect((await older("shop-product", String(product?.id))).older).toEqual([]);
    await change({ summary: { en: "" } });
    expect((await lineOf("shop-product", String(product?.id)))?.lacks.en).toEqual({
      missing: 1,
      older: 0,
    });
  });

  it("of a vehicle is older also by what the log said before each language was a part of one field", async () => {
    const [vehicle] = (
      await platform.data<{ items: AdminItem[] }>("GET", "/admin/vehicle", { headers: headers() })
    ).items;
    const { name, description } = vehicle as unknown as Record<string, Record<string, string>>;
    const row = { by: admin.email, action: "CHANGE", subject: `vehicle ${name?.fr_FR}` };
    const [idSite, at] = [901, new Date(START)];
    await platform.database.everySite.insert(auditEntries).values([
      { ...row, idSite, at, before: { descriptionFr: "Sobre.", descriptionEn: "" } },
      { ...row, idSite, at, before: { descriptionFr: "Sobre et silencieuse." } },
    ]);
    const { older: found } = await older("vehicle", String(vehicle?.id));
    expect(description?.fr_FR).not.toBe("Sobre et silencieuse.");
    expect(found).toEqual([{ code: "en", place: "description.en", was: "Sobre et silencieuse." }]);
  });

  it("of a setting is missing in a paragraph, and the same in a line that says nothing", async () => {
    const set = (type: string, fr_FR: string, en: string | null) =>
      changeAsRead<AdminParameter>(platform, `/admin/parameter/${type}`, {
        body: { value: { fr_FR, en } },
        headers: headers(),
      });
    await set("COMPANY_DESCRIPTION", "Chauffeur privé", null);
    await set("LEGAL_COMPANY_NAME", "Estuaire SAS", null);
    const missing = async (type: string) => (await lineOf("parameter", type))?.lacks.en?.missing;
    expect(await missing("COMPANY_DESCRIPTION")).toBe(1);
    expect(await missing("LEGAL_COMPANY_NAME")).toBe(0);
    await set("COMPANY_DESCRIPTION", "Chauffeur privé", "Chauffeur");
    await set("COMPANY_DESCRIPTION", "Chauffeur à Nantes", "Chauffeur");
    expect((await older("parameter", "COMPANY_DESCRIPTION")).older).toEqual([
      { code: "en", place: "value.en", was: "Chauffeur privé" },
    ]);
  });

  it("of a mail is missing once the owner has worded it in the original, and older when that changes", async () => {
    const word = (language: string, opening: string) =>
      changeAsRead(platform, `/admin/mail/booking-received/${language}`, {
        body: { subject: "", opening, closing: "" },
        headers: headers(),
      });
    const lacks = async () => (await lineOf("mail", "booking-received"))?.lacks.en;
    expect(await lacks()).toBeUndefined();
    await word("fr_FR", "Merci de votre confiance.");
    expect(await lacks()).toEqual({ missing: 1, older: 0 });
    await word("en", "Thank you for your trust.");
    expect(await lacks()).toEqual({ missing: 0, older: 0 });
    await word("fr_FR", "Merci, et à bientôt.");
    expect(await lacks()).toEqual({ missing: 0, older: 1 });
    expect((await older("mail", "booking-received")).older).toEqual([
      { code: "en", place: "opening.en", was: "Merci de votre confiance." },
    ]);
    await word("en", "Thank you, and see you soon.");
    expect(await lacks()).toEqual({ missing: 0, older: 0 });
  });

  it("is asked of nothing that there is not", async () => {
    for (const path of ["blog/999999", "blog/x", "nothing/1", "parameter/NONE", "stock/1"]) {
      const { status } = await platform.call("GET", `/admin/translation/${path}`, {
        headers: headers(),
      });
      expect(status, path).toBe(404);
    }
  });
});

describe("a draft", () => {
  const draft = (body: object) =>
    platform.call<{ text: string }>("POST", "/admin/translation/draft", {
      body: { from: "fr_FR", to: "en", text: "<p>Trois vins</p>", isHtml: true, ...body },
      headers: headers(),
    });

  it("is asked for by the translator’s names of the languages, and comes without scripts", async () => {
    const { status, answer } = await draft({});
    expect(status).toBe(200);
    expect(answer.data).toEqual({ text: "<p>Three wines</p>" });
    expect(asked).toEqual([{ text: "<p>Trois vins</p>", isHtml: true, from: "FR", to: "EN-GB" }]);
    translate = async () => "2 < 3";
    expect((await draft({ isHtml: false })).answer.data).toEqual({ text: "2 < 3" });
  });

  it.each([
    ["QUOTA", 409, /caractères/],
    ["REFUSED", 409, /clé/],
    ["BUSY", 503, /très demandé/],
    ["UNREACHABLE", 503, /ne répond pas/],
  ] as const)("that fails by %s says so plainly", async (fault, status, sentence) => {
    translate = async () => {
      throw new TranslatorError(fault);
    };
    const refused = await draft({});
    expect(refused.status).toBe(status);
    expect(refused.answer).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  it("is refused at its field where it is too long, empty, or into its own language", async () => {
    translate = async () => {
      throw new TranslatorError("TOO_LONG");
    };
    expect((await draft({})).answer).toMatchObject({
      data: { errors: { text: { code: "TRANSLATION_TOO_LONG" } } },
    });
    expect((await draft({ text: " " })).status).toBe(422);
    expect((await draft({ to: "fr_FR" })).answer).toMatchObject({
      data: { errors: { to: { code: "CHOICE_UNKNOWN" } } },
    });
  });

  it("is not offered where no translator is configured", async () => {
    const plain = await openTestPlatform();
    try {
      const { headers: known } = await aPerson(plain, "ADMIN");
      const all = await plain.data<Translations>("GET", "/admin/translation", {
        headers: { ...known },
      });
      expect(all.offersDrafts).toBe(false);
    } finally {
      await plain.close();
    }
  });
});
