"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, Fragment, type ReactNode, useEffect, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import type { SettingValue } from "@/lib/rules/setting/setting-value";
import { useUi } from "@/stores/ui-store";
import { PlacePart } from "./place-part";
import { SettingControl } from "./setting-control";
import { SettingSentence } from "./setting-sentence";
import {
  type SettingField,
  savedTexts,
  settingFields,
  settingValues,
  typedValue,
} from "./setting-texts";
import { useSettingWords } from "./use-setting-words";

/** Form of a setting, in each language that it differs in. */
export function ParameterForm(props: {
  parameter: AdminParameter;
  onChanged: (now: AdminParameter) => unknown;
  onDone?: () => void;
  /** Name by which typed values are kept while another screen is shown; without one they go. */
  keptAs?: string;
  /** Part below the control of a language. */
  below?: (
    of: SettingField & { typed: Record<string, string>; type: (text: string) => void },
  ) => ReactNode;
}) {
  const { onChanged, onDone, keptAs, below } = props;
  const parameter = { ...props.parameter, holds: props.parameter.holds ?? { is: "LINE" as const } };
  const { holds, sentence, value, default: usual, isSet, changed, mayChange } = parameter;
  const { site } = usePanel();
  const wordsOf = useSettingWords();
  const t = useTranslations("admin.parameter");
  const words = useTranslations("admin");
  const content = useTranslations("admin.content");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const call = useCall();
  const fields = settingFields(value, site.locales);
  const saved = savedTexts(fields, parameter);
  const [{ version: keptVersion, ...kept }] = useState(() =>
    keptAs === undefined ? {} : keptDraft(keptAs),
  );
  const [typed, setTyped] = useState<Record<string, string>>({ ...saved, ...kept });
  // The setting that typing began from, even when a newer one is read meanwhile.
  const [base, setBase] = useState({ ...parameter, version: keptVersion ?? parameter.version });
  const isTyped = fields.some(({ name }) => typed[name] !== saved[name]);
  useEffect(() => {
    if (keptAs !== undefined) keepDraft(keptAs, isTyped ? { ...typed, version: base.version } : {});
  }, [keptAs, isTyped, typed, base]);
  const valuesOf = (of: Pick<AdminParameter, "value">) => settingValues(fields, of.value);
  const names = fields.map(({ name }) => name);
  const isCode = holds.is === "CODE";
  const [reason, setReason] = useState("");
  const { stale, isOpen, send, choose, problemOf } = useStale<AdminParameter>(names, valuesOf);

  async function change(to: SettingValue) {
    const isDone = await call.run((by) =>
      send(
        async () => {
          const now = await by("PUT /admin/parameter/{type}", {
            params: { type: base.type },
            body: { value: to, ...(isCode && { reason }) },
            version: base.version,
          });
          setBase({ ...now, holds });
          return onChanged(now);
        },
        {
          base,
          mine: valuesOf({ value: to }),
          onStale: (current) => {
            setBase({ ...current, holds });
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
    if (!isOpen) void change(typedValue(fields, value, typed));
  }
  /** Sets values to the user's own, or to the saved ones. */
  function take(chosen: string[], side: Side) {
    choose(chosen, side);
    const from = side === "mine" ? stale?.mine : stale?.current;
    const texts = fields
      .filter(({ name }) => chosen.includes(name))
      .map(({ name, locale: of }) => {
        const said = (from?.[name] ?? null) as string | null;
        return [name, said ?? (of === "en" ? "" : (usual ?? ""))];
      });
    setTyped({ ...typed, ...Object.fromEntries(texts) });
  }
  // Two texts may differ in their markup alone.
  const saidOf = (set: unknown): string =>
    set ? (holds.is === "MARKUP" ? String(set) : wordsOf(holds, String(set))) : t("nothing");
  const labelOf = (name: string): string => {
    const of = fields.find((field) => field.name === name)?.locale;
    return of ? `${t("plainValue")} ${content(`in.${of}`)}` : t("plainValue");
  };

  if (!mayChange) {
    return (
      <>
        <p className="mb-4">{t("needsAllRights")}</p>
        {Object.entries(valuesOf(parameter)).map(
          ([name, set]) =>
            set && (
              <pre
                key={name}
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
      {isCode && (
        <p className="mb-5 rounded-card border border-accent p-3 text-small">{t("codeWeakens")}</p>
      )}
      {sentence && (
        <p className="mb-5" aria-live="polite">
          <SettingSentence
            parameter={{ ...parameter, sentence }}
            value={typed[names[0] ?? ""] ?? ""}
          />
        </p>
      )}
      <div className="mb-4 grid gap-4">
        {fields.map((field) => {
          const { name, locale: of } = field;
          const type = (text: string) => setTyped((now) => ({ ...now, [name]: text }));
          return (
            <Fragment key={name}>
              <SettingControl
                name={name}
                label={parameter.label}
                holds={holds}
                locale={of}
                text={typed[name] ?? ""}
                errors={call.errors}
                isOptional={of === "en" || usual === null}
                onType={type}
              />
              {below?.({ ...field, typed, type })}
            </Fragment>
          );
        })}
      </div>
      {isCode && (
        <div className="mb-4">
          <TextField
            form="parameter"
            name="reason"
            label={t("codeReason")}
            hint={t("codeReasonHint")}
            value={reason}
            error={call.errors.reason}
            maxLength={300}
            autoComplete="off"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
      )}
      <div className="mb-5 space-y-1 text-muted text-small [overflow-wrap:anywhere]">
        <p>{`${t("usual")} ${usual ? wordsOf(holds, usual) : t("nothing")}`}</p>
        {changed && <p>{t("changed", { by: changed.by, date: format.dateAndTime(changed.at) })}</p>}
      </div>
      {stale && (
        <StaleChoice
          fields={stale.both.map((name) => ({
            name,
            label: labelOf(name),
            mine: saidOf(stale.mine[name]),
            there: saidOf(stale.current[name]),
          }))}
          theirs={[]}
          chosen={stale.chosen}
          onChoose={take}
        />
      )}
      <PlacePart parameter={parameter} typed={typedValue(fields, value, typed)} />
      <FormEnd
        problem={problemOf(call.problem)}
        isBusy={call.isBusy}
        send={words("form.save")}
        sending={words("form.saving")}
      >
        {isSet && (
          <button type="button" onClick={() => void change(null)} className={panelButton("quiet")}>
            {t("reset")}
          </button>
        )}
      </FormEnd>
    </form>
  );
}
