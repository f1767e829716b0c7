import { createStore } from "zustand/vanilla";
import type { Side } from "@/components/admin/stale/stale-choice";
import { staleFields } from "@/components/admin/stale/stale-fields";
import { type Call, CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import { randomKey } from "@/lib/browser/random-key";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PanelContent } from "@/lib/site/panel-contents";
import {
  changedFrom,
  contentValues,
  type FlatValues,
  flatValues,
  initialValues,
  isSameValue,
} from "./flat-values";
import { forgetKeptDraft, keepContentDraft, keptContentDraft } from "./kept-content-draft";

/** Reason why the last save did not go through: a code of `CallErrorNotice`, or no network. */
export type SaveProblem = string | "SESSION_OVER" | "UNREACHABLE";

/** Changes saved by somebody else: keys that both have changed, and those only they have. */
export interface StaleDraft {
  both: string[];
  theirs: string[];
  current: FlatValues;
  mine: FlatValues;
  chosen: Partial<Record<string, Side>>;
}

interface DraftState {
  /** Working copy of the last answer of the API; null until it is saved for the first time. */
  base: ContentDraft | null;
  /** Values in the form, and those of them that are saved. */
  typed: FlatValues;
  saved: FlatValues;
  /** Time of the last save from here, in milliseconds. */
  savedAt: number | undefined;
  isSaving: boolean;
  problem: SaveProblem | undefined;
  errors: Record<string, string>;
  stale: StaleDraft | undefined;
  type: (key: string, value: unknown) => void;
  load: (values: FlatValues) => void;
  /** Takes the newer copy that was read, unless the user has typed over it. */
  refresh: (now: ContentDraft) => void;
  save: () => Promise<boolean>;
  choose: (keys: string[], side: Side) => void;
  publish: (codes: LanguageCode[], when?: { from?: string; until?: string }) => Promise<boolean>;
  withdraw: (code: LanguageCode) => Promise<boolean>;
}

interface DraftOf {
  content: PanelContent;
  draft: ContentDraft | null;
  call: Call;
  clock: () => number;
  onDraft: (draft: ContentDraft) => void;
}

export const isUnsaved = ({ typed, saved }: Pick<DraftState, "typed" | "saved">): boolean =>
  Object.keys(changedFrom(saved, typed)).length > 0;

/** Tells whether a key changed by both sides is still to be chosen: nothing is saved before. */
export const isToChoose = ({ stale }: Pick<DraftState, "stale">): boolean =>
  stale?.both.some((key) => !stale.chosen[key]) ?? false;

/**
 * Creates the store of a content's form: it keeps the typed values at once, and saves them on
 * demand, one save after another. It tells of the changes that somebody else has saved meanwhile,
 * and overwrites none of them unseen.
 */
export function createDraftStore({ content, draft, call, clock, onDraft }: DraftOf) {
  const { name: type } = content;
  const idKept = (base: ContentDraft | null) => `${type}/${base?.id ?? "new"}`;
  const kept = keptContentDraft(idKept(draft));
  const base = kept?.base ?? draft;
  const saved = base ? flatValues(content, base) : initialValues(content);
  /** Key under which it is begun once, however often that is sent. */
  const beginning = kept?.beginning ?? randomKey();
  let turn: Promise<unknown> = Promise.resolve();

  const store = createStore<DraftState>((set, get) => ({
    base,
    saved,
    typed: { ...saved, ...kept?.typed },
    savedAt: undefined,
    isSaving: false,
    problem: undefined,
    errors: {},
    stale: undefined,

    type(key, value) {
      const { [key]: _, ...errors } = get().errors;
      set({ typed: { ...get().typed, [key]: value }, errors });
      keep();
    },
    load(values) {
      set({ typed: { ...get().typed, ...values }, errors: {} });
      keep();
    },
    refresh(now) {
      const { base: known } = get();
      if (!known || Number(now.version) < Number(known.version)) return;
      if (now.version === known.version) return set({ base: now });
      if (isUnsaved(get())) return;
      const values = flatValues(content, now);
      set({ base: now, saved: values, typed: values });
    },
    save: () => inTurn(async () => !isUnsaved(get()) || (await saveTyped())),
    choose(keys, side) {
      const { stale, typed } = get();
      if (!stale) return;
      const from = side === "mine" ? stale.mine : stale.current;
      const chosen = Object.fromEntries(keys.map((key) => [key, side]));
      set({
        stale: { ...stale, chosen: { ...stale.chosen, ...chosen } },
        typed: { ...typed, ...Object.fromEntries(keys.map((key) => [key, from[key]])) },
      });
      keep();
    },
    publish: (codes, when = {}) =>
      inTurn(async () => {
        const isThere = get().base && !isUnsaved(get());
        if (!isThere && !(await saveTyped())) return false;
        return attempt(async () => {
          for (const code of codes) {
            const { id, version } = written();
            const sent = { params: { type, id, code }, version, body: when };
            take(await call("PUT /admin/content/{type}/{id}/publication/{code}", sent));
          }
        });
      }),
    withdraw: (code) =>
      inTurn(async () => {
        const params = { type, id: written().id, code };
        take(await call("DELETE /admin/content/{type}/{id}/publication/{code}", { params }));
        return true;
      }),
  }));
  const { getState: get, setState: set } = store;

  function written(): ContentDraft {
    const now = get().base;
    if (!now) throw new Error(`The ${type} was not saved yet`);
    return now;
  }
  function keep() {
    const { base: from, typed, saved: last } = get();
    const changed = changedFrom(last, typed);
    if (Object.keys(changed).length === 0) forgetKeptDraft(idKept(from));
    else keepContentDraft(idKept(from), { typed: changed, base: from, beginning });
  }
  function take(now: ContentDraft) {
    set({ base: now });
    onDraft(now);
  }

  /** Runs one act after another: values typed meanwhile are saved after it. */
  async function inTurn(act: () => Promise<boolean>): Promise<boolean> {
    const before = turn;
    const mine = before.then(act);
    turn = mine.catch(() => false);
    return mine;
  }

  async function saveTyped(): Promise<boolean> {
    if (isToChoose(get())) return false;
    return attempt(async () => {
      if (!get().base) await begin();
      const { typed } = get();
      const { id, version } = written();
      const body = contentValues(content, typed);
      const now = await call("PUT /admin/content/{type}/{id}", {
        params: { type, id },
        body,
        version,
      });
      set({ saved: typed, savedAt: clock(), stale: undefined });
      take(now);
      keep();
    });
  }

  /** Begins it with empty values, even after typing has begun: sent twice, it is the same call. */
  async function begin() {
    const body = contentValues(content, initialValues(content));
    const now = await call("POST /admin/content/{type}", {
      params: { type },
      body,
      key: beginning,
    });
    forgetKeptDraft(idKept(null));
    take(now);
    keep();
  }

  /** @returns whether it went through; a refusal is shown */
  async function attempt(act: () => Promise<void>): Promise<boolean> {
    set({ isSaving: true, problem: undefined, errors: {} });
    try {
      await act();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      set({ isSaving: false });
    }
  }

  function refuse(error: unknown) {
    if (error instanceof CallError && error.code === "STALE" && error.current) {
      return meet(error.current as unknown as ContentDraft);
    }
    const { status, errors, message } = readableError(error);
    if (status === 0) return set({ problem: "UNREACHABLE" });
    if (status === 401) return set({ problem: "SESSION_OVER" });
    const isAtFields = Object.keys(errors).length > 0;
    set({ errors, problem: isAtFields ? undefined : message });
  }

  /** Starts again from the newer copy: typed values stay, all other changes are taken. */
  function meet(now: ContentDraft) {
    const { base: from, typed, saved: last } = get();
    const current = flatValues(content, now);
    const mine = changedFrom(last, typed);
    const before = from ? flatValues(content, from) : last;
    const found = staleFields(Object.keys(typed), { base: before, current, mine });
    const both = found.both.filter((key) => !isSameValue(mine[key], current[key]));
    const taken = Object.fromEntries(found.theirs.map((key) => [key, current[key]]));
    set({
      saved: current,
      typed: { ...current, ...mine, ...taken },
      stale: { both, theirs: found.theirs, current, mine, chosen: {} },
    });
    take(now);
    keep();
  }

  return store;
}

export type DraftStore = ReturnType<typeof createDraftStore>;
