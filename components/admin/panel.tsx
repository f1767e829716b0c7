"use client";

import { useState, useSyncExternalStore } from "react";
import { SWRConfig } from "swr";
import { SessionWatch } from "@/components/session/session-watch";
import { SentWords } from "@/components/ui/sent-words";
import type { CallError } from "@/lib/api/call";
import type { PanelStart } from "@/lib/site/panel-start";
import { IdleGate } from "./idle/idle-gate";
import { SESSION_IDLE_EVENT } from "./idle/use-attention";
import { PanelContext, type PanelProps } from "./panel/panel-context";
import { PanelDevice } from "./panel/panel-device";
import { ProofGate } from "./panel/proof-gate";
import { loadOtherScreens, PanelScreen } from "./panel-screen";
import { PanelShell } from "./panel-shell";

const never = () => () => undefined;

/**
 * Admin panel: its user, its words, the answers of the API so far, and the current screen. The
 * server makes the day that a page begins with; any other screen is the browser's alone.
 */
export function Panel({ words, start, ...panel }: PanelProps) {
  const [isLocked, setIsLocked] = useState(false);
  const isShown = useSyncExternalStore(
    never,
    () => true,
    () => start !== null,
  );
  // Ground of the panel without words.
  if (!isShown) return <div aria-busy="true" className="min-h-dvh" />;
  return (
    <PanelContext value={panel}>
      <SentWords locale={panel.locale} words={words}>
        <SWRConfig
          value={{
            provider: () => filledCache(start),
            shouldRetryOnError: false,
            keepPreviousData: false,
            onError: ({ code }: CallError) => {
              if (code === "SECOND_FACTOR_NEEDED") setIsLocked(true);
              if (code === "SESSION_IDLE") window.dispatchEvent(new Event(SESSION_IDLE_EVENT));
            },
          }}
        >
          <SessionWatch member={panel.user} />
          <PanelDevice loadScreens={loadOtherScreens} />
          <ProofGate>
            <IdleGate>
              <PanelShell>
                <PanelScreen isLocked={isLocked} onUnlock={() => setIsLocked(false)} />
              </PanelShell>
            </IdleGate>
          </ProofGate>
        </SWRConfig>
      </SentWords>
    </PanelContext>
  );
}

/** Fills SWR's cache with the answers that stand in the page. */
const filledCache = (start: PanelStart | null) =>
  new Map(Object.entries(start ?? {}).map(([path, data]) => [path, { data }]));
