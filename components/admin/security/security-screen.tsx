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
import type { FactorSetup, SecondFactor } from "@/lib/contract/second-factor";
import { BeginForm } from "./begin-form";
import { ConfirmSetup } from "./confirm-setup";
import { RecoveryCodeList } from "./recovery-code-list";
import { TurnOffSheet } from "./turn-off-sheet";

/**
 * The second factor of one who runs the site: set up step by step, or on.
 * @param props.onDone once it is set up
 */
export function SecurityScreen({ onDone }: { onDone?: () => void }) {
  const t = useTranslations("admin.security");
  const factor = usePanelData<SecondFactor>("/user/second-factor");
  const { mutate } = useSWRConfig();
  const [setup, setSetup] = useState<FactorSetup>();
  const [codes, setCodes] = useState<string[]>();

  function finish() {
    setSetup(undefined);
    setCodes(undefined);
    // All that was refused without one.
    void mutate(() => true);
    onDone?.();
  }

  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={finish} />
      ) : setup ? (
        <ConfirmSetup setup={setup} onConfirmed={setCodes} />
      ) : (
        <Loaded of={factor} lines={2}>
          {(now) =>
            now.since ? (
              <FactorOn factor={now} since={now.since} onOff={() => void factor.mutate()} />
            ) : (
              <>
                {now.isRequired && (
                  <p className="mb-6 rounded-card border border-accent bg-surface p-4">
                    {t("required")}
                  </p>
                )}
                <BeginForm onBegun={setSetup} />
              </>
            )
          }
        </Loaded>
      )}
    </Screen>
  );
}

/** Since when it is on, what is left of the recovery codes, and the way to turn it off. */
function FactorOn(props: { factor: SecondFactor; since: string; onOff: () => void }) {
  const { factor, since, onOff } = props;
  const t = useTranslations("admin.security");
  const format = usePanelFormat();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ScreenPart title={t("on.title")}>
      <div className={`${PANEL_CARD} mb-4 px-4 py-1.5`}>
        <FactList
          rows={[
            [t("on.since"), format.dateAndTime(since)],
            [t("on.codes"), t("on.codesLeft", { count: factor.codesLeft })],
          ]}
        />
      </div>
      <p className="mb-5 text-muted text-small">{t("on.fewCodes")}</p>
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
