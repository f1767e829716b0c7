"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { AdminParameter, ParameterChange } from "@/lib/contract/admin/parameter";
import type { HeldValue } from "@/lib/contract/parameter";
import { useUi } from "@/stores/ui-store";
import { PlacePart } from "./place-part";
import { SettingControl } from "./setting-control";
import { SettingSentence } from "./setting-sentence";
import { typedSetting, writtenSetting } from "./typed-setting";
import { useSettingWords } from "./use-setting-words";

/** Kinds of values that differ in English. */
const TRANSLATED: ReadonlySet<HeldValue["is"]> = new Set([
  "LINE",
  "PARAGRAPH",
  "MARKUP",
  "CODE",
  "LINK",
  "PHONE",
]);

/** Fields of a setting that can be changed: both are sent in each change. */
const VALUES = ["value", "valueEn"];

/** Form of a setting in each language that it differs in. */
export function ParameterForm(props: {
  parameter: AdminParameter;
  onChanged: (now: AdminParameter) => unknown;
  onDone?: () => void;
  /** Name by which typed values are kept while another screen is shown; without one they go. */
  keptAs?: string;
  /** Part below the control of a language. */
  below?: (
    of: { name: "value" | "valueEn"; typed: Record<"value" | "valueEn", string> } & {
      type: (text: string) => void;
    },
  ) => ReactNode;
}) {
  const { parameter, onChanged, onDone, keptAs, below } = props;
  const {
    holds = { is: "LINE" },
    sentence,
    value,
    valueEn,
    default: usual,
    isSet,
    changed,
    mayChange,
  } = parameter;
  const { locale, site } = usePanel();
  const wordsOf = useSettingWords();
  const t = useTranslations("admin.parameter");
  const words = useTranslations("admin");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const call = useCall();
  const decimal = locale === "fr" ? "," : ".";
  const [kept] = useState(() => (keptAs === undefined ? {} : keptDraft(keptAs)));
  const saved = writtenSetting(holds, isSet ? value : usual, decimal);
  const savedEn = valueEn ?? "";
  const [typed, setTyped] = useState(kept.value ?? saved);
  const [typedEn, setTypedEn] = useState(kept.valueEn ?? savedEn);
  const isTranslated =
    valueEn !== null || (TRANSLATED.has(holds.is) && site.locales.includes("en"));
  // The setting that typing began from, even when a newer one is read meanwhile.
  const [base, setBase] = useState({ ...parameter, version: kept.version ?? parameter.version });
  const isTyped = typed !== saved || typedEn !== savedEn;
  useEffect(() => {
    if (keptAs === undefined) return;
    const { version } = base;
    keepDraft(keptAs, isTyped ? { value: typed, valueEn: typedEn, version } : {});
  }, [keptAs, isTyped, typed, typedEn, base]);
  const { stale, isOpen, send, choose, problemOf } = useStale<AdminParameter>(VALUES);

  async function change(to: ParameterChange) {
    const isDone = await call.run((by) =>
      send(
        async () => {
          const now = await by("PUT /admin/parameter/{type}", {
            params: { type: base.type },
            body: to,
            version: base.version,
          });
          setBase(now);
          return onChanged(now);
        },
        {
          base,
          mine: to,
          onStale: (current) => {
            setBase(current);
            return onChanged(current);
          },
        },
      ),
    );
    if (!isDone) return;
    say(words("form.saved"));
    onDone?.();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (isOpen) return;
    void change({
      value: typedSetting(holds, typed),
      valueEn: isTranslated && typedEn !== "" ? typedEn : null,
    });
  }
  /** Sets values to the user's own, or to the saved ones. */
  function take(names: string[], side: Side) {
    choose(names, side);
    const from = side === "mine" ? stale?.mine : stale?.current;
    const text = (name: string) => (from?.[name] ?? null) as string | null;
    if (names.includes("value")) setTyped(writtenSetting(holds, text("value") ?? usual, decimal));
    if (names.includes("valueEn")) setTypedEn(text("valueEn") ?? "");
  }
  // Two texts may differ in their markup alone.
  const saidOf = (set: unknown): string =>
    set ? (holds.is === "MARKUP" ? String(set) : wordsOf(holds, String(set))) : t("nothing");

  if (!mayChange) {
    return (
      <>
        <p className="mb-4">{t("needsAllRights")}</p>
        {[value, valueEn].map(
          (set, language) =>
            set && (
              <pre
                key={language === 0 ? "fr" : "en"}
                className="mb-4 max-h-64 overflow-auto whitespace-pre-wrap rounded-card border border-line bg-raised p-3 text-small [overflow-wrap:anywhere]"
              >
                {set}
              </pre>
            ),
        )}
      </>
    );
  }

  return (
    <form ref={call.form} onSubmit={save} noValidate>
      {sentence && (
        <p className="mb-5" aria-live="polite">
          <SettingSentence
            parameter={{ ...parameter, holds, sentence }}
            value={typedSetting(holds, typed)}
          />
        </p>
      )}
      <div className="mb-4 grid gap-4">
        <SettingControl
          name="value"
          label={t(isTranslated ? "value" : "plainValue")}
          holds={holds}
          value={typed}
          error={call.errors.value}
          isOptional={usual === null}
          onType={setTyped}
        />
        {below?.({ name: "value", typed: { value: typed, valueEn: typedEn }, type: setTyped })}
        {isTranslated && (
          <SettingControl
            name="valueEn"
            label={t("valueEn")}
            holds={holds}
            value={typedEn}
            error={call.errors.valueEn}
            isOptional
            onType={setTypedEn}
          />
        )}
        {isTranslated &&
          below?.({
            name: "valueEn",
            typed: { value: typed, valueEn: typedEn },
            type: setTypedEn,
          })}
      </div>
      <div className="mb-5 space-y-1 text-muted text-small [overflow-wrap:anywhere]">
        <p>{`${t("usual")} ${usual ? wordsOf(holds, usual) : t("nothing")}`}</p>
        {changed && <p>{t("changed", { by: changed.by, date: format.dateAndTime(changed.at) })}</p>}
      </div>
      {stale && (
        <StaleChoice
          fields={stale.both.map((name) => ({
            name,
            label: t(name === "valueEn" ? "valueEn" : isTranslated ? "value" : "plainValue"),
            mine: saidOf(stale.mine[name]),
            there: saidOf(stale.current[name]),
          }))}
          theirs={[]}
          chosen={stale.chosen}
          onChoose={take}
        />
      )}
      <PlacePart
        parameter={parameter}
        typed={{
          value: typedSetting(holds, typed),
          valueEn: isTranslated && typedEn !== "" ? typedEn : null,
        }}
      />
      <FormEnd
        problem={problemOf(call.problem)}
        isBusy={call.isBusy}
        send={words("form.save")}
        sending={words("form.saving")}
      >
        {isSet && (
          <button
            type="button"
            onClick={() => void change({ value: null })}
            className={panelButton("quiet")}
          >
            {t("reset")}
          </button>
        )}
      </FormEnd>
    </form>
  );
}
