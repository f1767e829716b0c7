"use client";

import { useSyncExternalStore } from "react";
import { isWideWindow, watchWideWindow } from "@/lib/browser/wide-window";

export const useIsWide = (): boolean =>
  useSyncExternalStore(watchWideWindow, isWideWindow, () => false);
