import { beforeEach, expect, it, vi } from "vitest";
import { type Call, CallError } from "@/lib/api/call";
import type { ContentDraft, ContentValues } from "@/lib/contract/content/draft";
import { panelContents } from "@/lib/site/panel-contents";
import { forgetAllTypedFields } from "@/stores/typed-fields";
import { createDraftStore, isToChoose, isUnsaved } from "./draft-store";

const news = panelContents("ADMIN", []).find(({ name }) => name === "news");
if (!news) throw new Error("There are no news");
const TITLE = "words.fr_FR.title";
const ENGLISH = "words.en.title";

/** Provider that keeps one news item, as the platform does. */
let kept: ContentDraft | undefined;
let calls: string[];
let failure: CallError | undefined;
const refused = (status: number, code: string, more: object = {}) =>
  new CallError(status, {
    success: false,
    message: code,
    data: { code: code as "STALE", errors: {}, ...more },
  });
const publications: ContentDraft["publications"] = {
  fr_FR: { state: "DRAFT", from: null, until: null, path: null },
  en: { state: "DRAFT", from: null, until: null, path: null },
};
function write({ values, words }: ContentValues): ContentDraft {
  const version = String(Number(kept?.version ?? 0) + 1);
  const changedAt = "2026-11-27T10:00:00.000Z";
  kept = { id: 7, type: "news", version, changedAt, values, words, publications };
  return kept;
}
const call = (async (key: string, sent: { body: ContentValues; version?: string }) => {
  calls.push(key.replace(/ .*\/(\w+|\{\w+\})$/, " $1"));
  if (failure) throw failure;
  if (key.startsWith("PUT") && sent.version !== kept?.version) {
    throw refused(409, "STALE", { current: kept });
  }
  return key.endsWith("{code}") ? kept : write(sent.body);
}) as unknown as Call;
const open = () =>
  createDraftStore({
    content: news,
    draft: kept ?? null,
    call,
    clock: () => 5,
    onDraft: () => undefined,
  });
/** Saves as somebody else would. */
const meanwhile = (title: string, code: "fr_FR" | "en" = "fr_FR") => {
  const now = structuredClone(kept as ContentDraft);
  now.words[code].title = title;
  write(now);
};

const stored = Object.create({
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, value: string) => void Object.assign(stored, { [name]: value }),
  removeItem: (name: string) => void Reflect.deleteProperty(stored, name),
});
vi.stubGlobal("sessionStorage", stored);

beforeEach(() => {
  forgetAllTypedFields();
  kept = undefined;
  calls = [];
  failure = undefined;
});

it("begins something once, and saves what is typed over it", async () => {
  const store = open();
  expect(await store.getState().save()).toBe(true);
  expect(calls).toEqual([]);
  store.getState().type(TITLE, "Un");
  expect(await store.getState().save()).toBe(true);
  expect(calls).toEqual(["POST {type}", "PUT {id}"]);
  expect(kept?.words.fr_FR.title).toBe("Un");
  expect(isUnsaved(store.getState())).toBe(false);
  expect(store.getState().savedAt).toBe(5);
});

it("keeps what is typed through a lost network, a reload and a login", async () => {
  const store = open();
  store.getState().type(TITLE, "Un");
  failure = refused(0, "UNAVAILABLE");
  expect(await store.getState().save()).toBe(false);
  expect(store.getState().problem).toBe("UNREACHABLE");
  failure = refused(401, "UNAUTHENTICATED");
  await store.getState().save();
  expect(store.getState().problem).toBe("SESSION_OVER");

  const again = open();
  expect(again.getState().typed[TITLE]).toBe("Un");
  failure = undefined;
  await again.getState().save();
  expect(kept?.words.fr_FR.title).toBe("Un");
  // A saved draft is kept no more.
  kept = undefined;
  expect(open().getState().typed[TITLE]).toBe("");
});

it("saves what is typed while it saves after it", async () => {
  const store = open();
  store.getState().type(TITLE, "Un");
  const first = store.getState().save();
  store.getState().type(TITLE, "Un et deux");
  await Promise.all([first, store.getState().save()]);
  expect(kept?.words.fr_FR.title).toBe("Un et deux");
  expect(calls.filter((made) => made.startsWith("POST"))).toHaveLength(1);
});

it("has one choose where both have changed the same, and overwrites nothing before", async () => {
  const store = open();
  store.getState().type(TITLE, "Un");
  await store.getState().save();
  meanwhile("Le leur");
  meanwhile("Theirs", "en");
  store.getState().type(TITLE, "Le mien");
  expect(await store.getState().save()).toBe(false);
  expect(store.getState().stale).toMatchObject({ both: [TITLE], theirs: [ENGLISH] });
  expect(store.getState().typed[ENGLISH]).toBe("Theirs");
  expect(await store.getState().save()).toBe(false);
  expect(kept?.words.fr_FR.title).toBe("Le leur");

  store.getState().choose([TITLE], "there");
  expect(store.getState().typed[TITLE]).toBe("Le leur");
  store.getState().choose([TITLE], "mine");
  expect(isToChoose(store.getState())).toBe(false);
  expect(await store.getState().save()).toBe(true);
  expect(kept?.words).toMatchObject({ fr_FR: { title: "Le mien" }, en: { title: "Theirs" } });
  expect(store.getState().stale).toBeUndefined();
});

it("saves before it publishes, and says at its field what is refused", async () => {
  const store = open();
  store.getState().type(TITLE, "Un");
  expect(await store.getState().publish(["fr_FR", "en"])).toBe(true);
  expect(calls).toEqual(["POST {type}", "PUT {id}", "PUT {code}", "PUT {code}"]);
  failure = refused(422, "INVALID_FIELDS", {
    errors: { [ENGLISH]: { code: "REQUIRED", message: "Ce champ est nécessaire." } },
  });
  expect(await store.getState().publish(["en"])).toBe(false);
  expect(store.getState().errors).toEqual({ [ENGLISH]: "Ce champ est nécessaire." });
  store.getState().type(ENGLISH, "One");
  expect(store.getState().errors).toEqual({});
});

it("takes what was read meanwhile unless something is typed over it", async () => {
  const store = open();
  store.getState().type(TITLE, "Un");
  await store.getState().save();
  meanwhile("Deux");
  store.getState().refresh(kept as ContentDraft);
  expect(store.getState().typed[TITLE]).toBe("Deux");
  store.getState().type(TITLE, "Trois");
  meanwhile("Quatre");
  store.getState().refresh(kept as ContentDraft);
  expect(store.getState().typed[TITLE]).toBe("Trois");
});
