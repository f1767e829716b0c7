"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { getAttention, noteAttention } from "@/lib/api/second-factor";

/** How long before the end one is told, in milliseconds: a minute. */
const TOLD_BEFORE = 60_000;
/** How often the site is told that somebody is there, at most, in milliseconds: half a minute. */
const SAID_EVERY = 30_000;
/** What a person does, and no page does by itself. */
const DOINGS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** What a session is asked of: whether somebody is there, whether it ends soon, whether it has ended. */
export type AttentionState = "HERE" | "ENDS_SOON" | "IDLE";

/** Raised where a call is refused since the session is idle. */
export const SESSION_IDLE_EVENT = "panel:session-idle";

/**
 * Whether anybody uses the panel. The site decides, as there may be other tabs and devices: it is asked
 * when it would be time to tell, and told when somebody does something.
 */
export function useAttention() {
  const { locale } = usePanel();
  const [state, setState] = useState<AttentionState>("HERE");
  const said = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const heard = useEffectEvent((idleInSeconds: number | null) => {
    clearTimeout(timer.current);
    if (idleInSeconds === null) return setState("HERE");
    const left = idleInSeconds * 1000;
    setState(left === 0 ? "IDLE" : left <= TOLD_BEFORE ? "ENDS_SOON" : "HERE");
    if (left > 0) {
      timer.current = setTimeout(ask, left > TOLD_BEFORE ? left - TOLD_BEFORE : left);
    }
  });
  /** Without an answer the session is taken for what it was: its calls say so themselves. */
  const ask = useEffectEvent(() => {
    void getAttention(browserCall(locale)).then(
      ({ idleInSeconds }) => heard(idleInSeconds),
      () => undefined,
    );
  });
  const say = useEffectEvent(() => {
    said.current = Date.now();
    void noteAttention(browserCall(locale)).then(
      ({ idleInSeconds }) => heard(idleInSeconds),
      (error: unknown) => {
        if (error instanceof CallError && error.code === "SESSION_IDLE") heard(0);
      },
    );
  });
  const onDoing = useEffectEvent(() => {
    if (state === "HERE" && Date.now() - said.current >= SAID_EVERY) say();
  });
  const onIdle = useEffectEvent(() => heard(0));
  /** A tab that was asleep has missed its time. */
  const onShown = useEffectEvent(() => document.visibilityState === "visible" && ask());

  useEffect(() => {
    ask();
    const doing = () => onDoing();
    const shown = () => onShown();
    const idle = () => onIdle();
    for (const name of DOINGS) window.addEventListener(name, doing, { passive: true });
    document.addEventListener("visibilitychange", shown);
    window.addEventListener(SESSION_IDLE_EVENT, idle);
    return () => {
      for (const name of DOINGS) window.removeEventListener(name, doing);
      document.removeEventListener("visibilitychange", shown);
      window.removeEventListener(SESSION_IDLE_EVENT, idle);
      clearTimeout(timer.current);
    };
  }, []);

  return { state, goOn: () => say(), proved: () => ask() };
}
