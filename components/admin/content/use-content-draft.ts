"use client";

import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useStore } from "zustand";
import { rewriteTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { CallContext } from "@/components/forms/call-context";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { PanelContent } from "@/lib/site/panel-contents";
import { createDraftStore, type DraftStore, isToChoose, isUnsaved } from "./draft-store";
import { isOfContents } from "./is-of-contents";

/** Pause in typing before it is saved, in milliseconds. */
const STOPPED = 2_000;
/** Delay before a save that did not get through is sent again, in milliseconds. */
const AGAIN = 15_000;

/** Holds the form of a content, and saves it while typing, at a blur, and once back online. */
export function useContentDraft(props: {
  content: PanelContent;
  draft: ContentDraft | null;
  onBegun: (id: number) => void;
}) {
  const { content, draft, onBegun } = props;
  const { locale } = usePanel();
  const call = use(CallContext)(locale);
  const { mutate } = useSWRConfig();
  const isHere = useRef(true);
  const [store] = useState<DraftStore>(() =>
    createDraftStore({
      content,
      draft,
      call,
      clock: Date.now,
      onDraft(now) {
        void mutate(`/admin/content/${content.name}/${now.id}`, now, { revalidate: false });
        void mutate(isOfContents(content.name));
        const part = contentPart(content.name);
        const isNew = isHere.current && window.location.pathname === panelPath(part, "new");
        if (!isNew) return;
        onBegun(now.id);
        rewriteTo(panelPath(part, now.id));
      },
    }),
  );
  const state = useStore(store);
  const { typed, problem, save, refresh } = state;
  const hasUnsaved = isUnsaved(state);
  const waits = isToChoose(state);

  const saveQuietly = useEffectEvent(() => void save());
  useEffect(() => {
    if (!hasUnsaved || waits || typed === undefined) return;
    const timer = setTimeout(saveQuietly, STOPPED);
    return () => clearTimeout(timer);
  }, [typed, hasUnsaved, waits]);
  useEffect(() => {
    if (problem !== "UNREACHABLE" && problem !== "SESSION_OVER") return;
    const timer = setInterval(saveQuietly, AGAIN);
    window.addEventListener("online", saveQuietly);
    window.addEventListener("focus", saveQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", saveQuietly);
      window.removeEventListener("focus", saveQuietly);
    };
  }, [problem]);
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasUnsaved]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      void store.getState().save();
    };
  }, [store]);
  useEffect(() => {
    if (draft) refresh(draft);
  }, [draft, refresh]);

  return { store, ...state, hasUnsaved, waits };
}
