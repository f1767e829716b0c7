"use client";

import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { SWRConfig } from "swr";
import { SessionWatch } from "@/components/account/session/session-watch";
import type { CallError } from "@/lib/api/call";
import type { Messages } from "@/lib/i18n/messages";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { PanelContext, type PanelProps } from "./panel/panel-context";
import { ProofGate } from "./panel/proof-gate";
import { PanelScreen } from "./panel-screen";
import { PanelShell } from "./panel-shell";

/** The admin panel: who is there, its words, what it has been told so far, and the screen one is on. */
export function Panel({ messages, ...panel }: PanelProps) {
  const [isLocked, setIsLocked] = useState(false);
  return (
    <PanelContext value={panel}>
      <NextIntlClientProvider
        locale={panel.locale}
        timeZone={PARIS}
        // Less than all there is: the panel asks for no others.
        messages={messages as unknown as Messages}
      >
        <SWRConfig
          value={{
            shouldRetryOnError: false,
            keepPreviousData: false,
            onError: ({ code }: CallError) => code === "SECOND_FACTOR_NEEDED" && setIsLocked(true),
          }}
        >
          <SessionWatch member={panel.user} />
          <ProofGate>
            <PanelShell>
              <PanelScreen isLocked={isLocked} onUnlock={() => setIsLocked(false)} />
            </PanelShell>
          </ProofGate>
        </SWRConfig>
      </NextIntlClientProvider>
    </PanelContext>
  );
}
