"use client";

import { type ReactNode, useState } from "react";
import { CallContext } from "@/components/forms/call-context";
import { browserCall } from "@/lib/api/browser-call";
import { type Call, CallError } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ProofSheet } from "./proof-sheet";

/**
 * Asks for a proof where a call is refused for want of one or after a long pause, over the current
 * screen, and sends the call once more. A user who does not answer finds the form as it was.
 */
export function ProofGate({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void }>();
  const [callIn] = useState(
    () => (locale: Locale) =>
      provingCall(browserCall(locale), () => new Promise((answer) => setAsked({ answer }))),
  );

  function close(isProved: boolean) {
    asked?.answer(isProved);
    setAsked(undefined);
  }

  return (
    <CallContext value={callIn}>
      {children}
      {asked && <ProofSheet onProved={() => close(true)} onClose={() => close(false)} />}
    </CallContext>
  );
}

const provingCall = (call: Call, prove: () => Promise<boolean>): Call =>
  (async (...asked: Parameters<Call>) => {
    try {
      return await call(...asked);
    } catch (error) {
      const isAsked =
        error instanceof CallError && ["PROOF_NEEDED", "SESSION_IDLE"].includes(error.code);
      if (!isAsked || !(await prove())) throw error;
      return call(...asked);
    }
  }) as Call;
