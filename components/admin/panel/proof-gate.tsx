"use client";

import { type ReactNode, useState } from "react";
import { CallContext } from "@/components/forms/call-context";
import { browserCall } from "@/lib/api/browser-call";
import { type Call, CallError } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ProofSheet } from "./proof-sheet";

/**
 * Has a call of the panel that is refused for want of a proof, or as nobody has used the session for a while, ask for it, over whatever one was doing,
 * and sends the call once more. Who does not answer finds the form as it was.
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

const provingCall =
  (call: Call, prove: () => Promise<boolean>): Call =>
  async <T,>(...request: Parameters<Call>): Promise<T> => {
    try {
      return await call<T>(...request);
    } catch (error) {
      const isAsked =
        error instanceof CallError && ["PROOF_NEEDED", "SESSION_IDLE"].includes(error.code);
      if (!isAsked || !(await prove())) throw error;
      return call<T>(...request);
    }
  };
