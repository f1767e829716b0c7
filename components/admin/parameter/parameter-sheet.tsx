"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { FormEnd } from "@/components/forms/form-end";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { changeParameter } from "@/lib/api/panel";
import type { AdminParameter, ParameterChange } from "@/lib/contract/admin/parameter";
import { useUi } from "@/stores/ui-store";

/** A setting: its value in both languages, what it is by itself, who has changed it, the way back. */
export function ParameterSheet(props: {
  parameter: AdminParameter;
  onChanged: (now: AdminParameter) => unknown;
  onClose: () => void;
}) {
  const { parameter, onChanged, onClose } = props;
  const { type, kind, label, value, valueEn, default: usual, isSet, changed } = parameter;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.parameter");
  const words = useTranslations("admin");
  const form = useTranslations("form");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const call = useCall();
  const [typed, setTyped] = useState((isSet ? value : usual) ?? "");
  const [typedEn, setTypedEn] = useState(valueEn ?? "");
  const isText = kind === "STRING" || kind === "TEXT" || kind === "LINK";

  async function change(to: ParameterChange) {
    const isDone = await call.run(async (by) => onChanged(await changeParameter(by, type, to)));
    if (!isDone) return;
    say(words("form.saved"));
    onClose();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    void change({ value: typed, valueEn: isText && typedEn !== "" ? typedEn : null });
  }
  const field = (name: "value" | "valueEn", text: string, onType: (text: string) => void) => ({
    form: "parameter",
    name,
    label: t(name === "value" && !isText ? "plainValue" : name),
    optional: form("optional"),
    autoComplete: "off",
    error: call.errors[name],
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType(currentTarget.value),
  });
  const inputs = [
    field("value", typed, setTyped),
    ...(isText ? [field("valueEn", typedEn, setTypedEn)] : []),
  ];

  return (
    <Sheet title={labelOf(label)} onClose={onClose}>
      <form ref={call.form} onSubmit={save} noValidate>
        <div className="mb-4 grid gap-4">
          {inputs.map((input) =>
            kind === "BOOLEAN" ? (
              <SelectField key={input.name} {...input}>
                <option value="true">{words("list.yes")}</option>
                <option value="false">{words("list.no")}</option>
              </SelectField>
            ) : kind === "TEXT" ? (
              <TextAreaField key={input.name} {...input} rows={6} />
            ) : (
              <TextField
                key={input.name}
                {...input}
                inputMode={kind === "NUMBER" ? "decimal" : undefined}
              />
            ),
          )}
        </div>
        <div className="mb-5 space-y-1 text-muted text-small [overflow-wrap:anywhere]">
          <p>
            {t("usual")} {usual || "–"}
          </p>
          {changed && (
            <p>{t("changed", { by: changed.by, date: format.dateAndTime(changed.at) })}</p>
          )}
        </div>
        <FormEnd
          problem={call.problem}
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
    </Sheet>
  );
}
