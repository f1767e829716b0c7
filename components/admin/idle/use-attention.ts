"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";

/** Time of the warning before the end, in milliseconds: a minute. */
const TOLD_BEFORE = 60_000;
/** Least time between two signs of the user to the site, in milliseconds: half a minute. */
const SAID_EVERY = 30_000;
/** Events that a person causes, and no page by itself. */
const DOINGS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** State of a session: the user is there, it ends soon, or it has ended. */
export type AttentionState = "HERE" | "ENDS_SOON" | "IDLE";

/** Event raised where a call is refused since the session is idle. */
export const SESSION_IDLE_EVENT = "panel:session-idle";

/**
 * Tells whether anybody uses the panel. The site decides, as there may be other tabs and devices:
 * it is asked when a warning would be due, and told when the user does something.
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
  /** Asks for the state; without an answer it stays, as calls find the truth themselves. */
  const ask = useEffectEvent(() => {
    void browserCall(locale)("GET /user/session/attention").then(
      ({ idleInSeconds }) => heard(idleInSeconds),
      () => undefined,
    );
  });
  const say = useEffectEvent(() => {
    said.current = Date.now();
    void browserCall(locale)("POST /user/session/attention").then(
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
  /** Asks again when the tab is shown: asleep, it has missed its time. */
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
