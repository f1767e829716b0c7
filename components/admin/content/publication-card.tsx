"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Publication } from "@/lib/contract/content/draft";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { ContentStateMark } from "./content-state-mark";
import { type PlannedSpan, PlanSheet } from "./plan-sheet";

const DRAFT: Publication = { state: "DRAFT", from: null, until: null, path: null };

export function PublicationCard(props: {
  locale: Locale;
  publication: Publication | undefined;
  /** Labels of the fields that are not written in it. */
  missing: string[];
  /** True where no field is written. */
  isUnwritten: boolean;
  isBusy: boolean;
  onPublish: (when?: PlannedSpan) => Promise<boolean>;
  onWithdraw: () => Promise<unknown>;
}) {
  const { locale, missing, isUnwritten, isBusy, onPublish, onWithdraw } = props;
  const { state, from, until, path } = props.publication ?? DRAFT;
  const t = useTranslations("admin.content");
  const { can } = usePanel();
  const format = usePanelFormat();
  const [open, setOpen] = useState<"PLAN" | "WITHDRAW">();
  const isShown = state === "OUT" || state === "CHANGED";
  const isPlanned = state === "PLANNED";
  const language = t(`in.${locale}`);
  const spans = [
    isShown && from && t("since", { at: format.dateAndTime(from) }),
    isPlanned && from && t("from", { at: format.dateAndTime(from) }),
    (isShown || isPlanned) && until && t("until", { at: format.dateAndTime(until) }),
    state === "WITHDRAWN" && until && t("withdrawnAt", { at: format.dateAndTime(until) }),
  ].filter((text) => typeof text === "string");
  return (
    <section aria-label={LANGUAGE_NAMES[locale]} className={`${PANEL_CARD} h-full px-4 py-3`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 lang={locale} className="text-body">
          {LANGUAGE_NAMES[locale]}
        </h2>
        <ContentStateMark state={state} />
      </div>
      {spans.map((text) => (
        <p key={text} className="text-muted text-small">
          {text}
        </p>
      ))}
      {isUnwritten && <p className="text-muted text-small">{t("unwritten")}</p>}
      {missing.length > 0 && !isUnwritten && (
        <p className="mt-1 flex items-start gap-1.5 text-accent text-small">
          <PanelIcon name="warning" className="mt-0.5 size-4" />
          <span>{t("missing", { fields: missing.join(", ") })}</span>
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {can("content:publish") && (
          <>
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => void onPublish()}
              className={panelButton()}
            >
              {t(isShown ? `publishAgain.${locale}` : `publish.${locale}`)}
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen("PLAN")}
              className={panelButton("quiet")}
            >
              {t("plan.do")}
              <span className="sr-only">{` (${language})`}</span>
            </button>
            {(isShown || isPlanned) && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpen("WITHDRAW")}
                className={panelButton("quiet")}
              >
                <span>{t(isPlanned ? "withdraw.cancel" : "withdraw.do")}</span>
                <span className="sr-only">{` (${language})`}</span>
              </button>
            )}
          </>
        )}
        {isShown && path && (
          <a
            href={localisedPath(path, locale)}
            target="_blank"
            rel="noreferrer"
            className={panelButton("quiet")}
          >
            <PanelIcon name="out" className="size-4" />
            <span>{t("seePage")}</span>
            <span className="sr-only">{` (${language})`}</span>
          </a>
        )}
      </p>
      {open === "PLAN" && (
        <PlanSheet
          locale={locale}
          from={isPlanned ? from : null}
          until={isPlanned || isShown ? until : null}
          isOut={isShown}
          onPlan={onPublish}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "WITHDRAW" && (
        <SheetForm
          words={{
            title: t(`withdraw.title.${locale}`),
            text: isPlanned
              ? t("withdraw.textPlanned")
              : t(path ? "withdraw.text" : "withdraw.textInList"),
            do: t(isPlanned ? "withdraw.cancel" : "withdraw.do"),
            doing: t("withdraw.doing"),
            done: t("withdraw.done"),
          }}
          isDangerous
          act={onWithdraw}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
