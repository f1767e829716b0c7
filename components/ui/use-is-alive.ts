"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as the server made it, true once its scripts run. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
