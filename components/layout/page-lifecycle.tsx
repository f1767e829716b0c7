"use client";

import { useEffect, useState } from "react";
import { tabStorage } from "@/lib/browser/storage";
import { mayReload } from "@/lib/rules/site/chunk-reload";
import { useUi } from "@/stores/ui-store";

const RELOADED_AT = "reloaded-at";

/**
 * Watches a page while it is open: it tells when the browser goes offline, and reloads when code of
 * it is no longer there, at most once a minute (§4, §8).
 */
export function PageLifecycle(props: {
  words: { offline: string; backOnline: string };
  lockRightClick: boolean;
}) {
  const { words, lockRightClick } = props;
  const [isOffline, setIsOffline] = useState(false);
  const say = useUi((store) => store.say);

  useEffect(() => {
    setIsOffline(!navigator.onLine);
    const onOffline = () => setIsOffline(true);
    const onOnline = () => {
      setIsOffline(false);
      say(words.backOnline);
    };
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, [say, words]);

  useEffect(() => {
    const onFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = "reason" in event ? event.reason : event.error;
      if (!(error instanceof Error) || !isChunkFailure(error)) return;
      const last = tabStorage.getItem(RELOADED_AT);
      if (!mayReload(last === null ? null : Number(last), Date.now())) return;
      tabStorage.setItem(RELOADED_AT, String(Date.now()));
      location.reload();
    };
    window.addEventListener("error", onFailure);
    window.addEventListener("unhandledrejection", onFailure);
    return () => {
      window.removeEventListener("error", onFailure);
      window.removeEventListener("unhandledrejection", onFailure);
    };
  }, []);

  useEffect(() => {
    if (!lockRightClick) return;
    const refuse = (event: Event) => event.preventDefault();
    document.addEventListener("contextmenu", refuse);
    return () => document.removeEventListener("contextmenu", refuse);
  }, [lockRightClick]);

  return (
    <div role="status">
      {isOffline && (
        <p className="fixed inset-x-0 top-0 z-[60] bg-accent px-4 py-2 text-center text-on-accent text-small">
          {words.offline}
        </p>
      )}
    </div>
  );
}

const isChunkFailure = ({ name, message }: Error) =>
  name === "ChunkLoadError" || /loading (css )?chunk|dynamically imported module/i.test(message);
