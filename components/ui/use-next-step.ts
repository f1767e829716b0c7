"use client";

import { useEffect, useRef } from "react";
import { type NextStep, useUi } from "@/stores/ui-store";

/** Offers the next step of this page in the bar of small windows, until the visitor leaves. */
export function useNextStep(step: NextStep | null): void {
  const go = useRef(step?.go);
  useEffect(() => {
    go.current = step?.go;
  });
  const isOffered = step !== null;
  const { label = "", detail = null } = step ?? {};
  const canGo = Boolean(step?.go);
  useEffect(() => {
    const offered = { label, detail, go: canGo ? () => go.current?.() : null };
    useUi.getState().setNextStep(isOffered ? offered : null);
  }, [isOffered, label, detail, canGo]);
  useEffect(() => () => useUi.getState().setNextStep(null), []);
}
