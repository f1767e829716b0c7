"use client";

import { useSyncExternalStore } from "react";

/** How long a page has been there before it fetches what its links lead to, in ms (§9). */
const IDLE_AFTER = 2000;

const listeners = new Set<() => void>();
let isIdle = false;
let isWaiting = false;

/** Begins to wait once, when the first link of the page asks. */
function listen(onIdle: () => void): () => void {
  listeners.add(onIdle);
  if (!isWaiting) {
    isWaiting = true;
    setTimeout(() => {
      isIdle = true;
      for (const tell of listeners) tell();
    }, IDLE_AFTER);
  }
  return () => listeners.delete(onIdle);
}

/** True from two seconds after the page came alive on: the network has nothing more urgent to do. */
export const useIsIdle = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isIdle,
    () => false,
  );
