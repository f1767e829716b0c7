"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { FactList } from "@/components/admin/panel/fact-list";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { FactorSetup } from "@/lib/contract/second-factor";
import { BeginForm } from "./begin-form";
import { ConfirmSetup } from "./confirm-setup";
import { OwnDevices } from "./own-devices";
import { PasskeysPart } from "./passkeys-part";
import { RecoveryCodeList } from "./recovery-code-list";
import { RecoveryPart } from "./recovery-part";
import { TurnOffSheet } from "./turn-off-sheet";

/**
 * Login of a member of the staff: the second factor, set up step by step or on, with its recovery
 * codes; the passkeys; the devices that are logged in.
 * @param props.onDone called once it is set up
 */
export function SecurityScreen({ onDone }: { onDone?: () => void }) {
  const t = useTranslations("admin.security");
  const factor = usePanelData("/user/second-factor");
  const { mutate } = useSWRConfig();
  const [setup, setSetup] = useState<FactorSetup>();
  const [codes, setCodes] = useState<string[]>();

  function finish() {
    setSetup(undefined);
    setCodes(undefined);
    // Calls refused without a second factor are sent again.
    void mutate(() => true);
    onDone?.();
  }

  return (
    <Screen title={t("title")} isNarrow>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={finish} />
      ) : setup ? (
        <ConfirmSetup setup={setup} onConfirmed={setCodes} />
      ) : (
        <Loaded of={factor} lines={2}>
          {(now) => (
            <>
              <ScreenPart title={t("twoStep")}>
                <p className="text-muted">{t("lead")}</p>
              </ScreenPart>
              {now.since || now.passkeys.length > 0 ? (
                <>
                  {now.since && <FactorOn since={now.since} onOff={() => void factor.mutate()} />}
                  <RecoveryPart codesLeft={now.codesLeft} onCodes={setCodes} />
                </>
              ) : (
                now.isRequired && (
                  <p className="mt-6 rounded-card border border-accent bg-surface p-4">
                    {t("required")}
                  </p>
                )
              )}
              {!now.since && <BeginForm onBegun={setSetup} />}
              {now.allowsPasskeys && (
                <PasskeysPart
                  passkeys={now.passkeys}
                  onChange={() => factor.mutate()}
                  onCodes={setCodes}
                />
              )}
              <OwnDevices />
            </>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

function FactorOn({ since, onOff }: { since: string; onOff: () => void }) {
  const t = useTranslations("admin.security");
  const format = usePanelFormat();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ScreenPart title={t("on.title")}>
      <div className={`${PANEL_CARD} mb-4 px-4 py-1.5`}>
        <FactList rows={[[t("on.since"), format.dateAndTime(since)]]} />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
        className={panelButton("danger")}
      >
        {t("on.off")}
      </button>
      {isAsked && <TurnOffSheet onDone={onOff} onClose={() => setIsAsked(false)} />}
    </ScreenPart>
  );
}
