"use client";

import { useSyncExternalStore } from "react";

/** Time before a page fetches the pages of its links, in ms (§9). */
const IDLE_AFTER = 2000;

const listeners = new Set<() => void>();
let isIdle = false;
let isWaiting = false;

/** Starts the wait once, when the first link of the page asks. */
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

/** True from two seconds after the page came alive: the network is free by then. */
export const useIsIdle = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isIdle,
    () => false,
  );
