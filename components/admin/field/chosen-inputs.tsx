"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { describedBy, selectLook } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { Label } from "@/lib/contract/field/field";
import { ControlFrame, FieldLabel } from "./control-frame";
import { type ControlProps, controlId, textOf } from "./control-props";

const TICK = "mt-0.5 size-5 shrink-0 accent-accent";
const TICK_LINE = "flex min-h-11 items-start gap-3 py-2 text-small";

export function FlagInput(props: ControlProps) {
  const { field, name, value, errors, onChange } = props;
  const { labelOf } = usePanel();
  const id = controlId(props);
  return (
    <div>
      <label className={TICK_LINE}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className={TICK}
          {...describedBy(id, null, errors[name])}
        />
        <span>
          <span className="block font-medium text-heading">
            <FieldLabel of={props} />
          </span>
          {field.note && <span className="block text-muted">{labelOf(field.note)}</span>}
        </span>
      </label>
      <FieldErrorText id={id} error={errors[name]} />
    </div>
  );
}

const optionsOf = ({ field: { input } }: ControlProps): [string, Label][] =>
  "options" in input ? Object.entries(input.options) : [];

export function ChoiceInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <select
          {...control}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          className={selectLook}
        >
          {field.isOptional && <option value="">{t("noChoice")}</option>}
          {!field.isOptional && textOf(value) === "" && <option value="">{t("choose")}</option>}
          {optionsOf(props).map(([option, label]) => (
            <option key={option} value={option}>
              {labelOf(label)}
            </option>
          ))}
        </select>
      )}
    </ControlFrame>
  );
}

/** Number of ticks that stand below each other; more of them stand in two columns. */
const SHORT_LIST = 6;

/** Number of options from which those that are chosen are listed, and the rest is in a select. */
const MANY = 20;

export const ChoicesInput = (props: ControlProps) =>
  optionsOf(props).length > MANY ? <AmongMany {...props} /> : <Ticks {...props} />;

/** Chosen ones of many options, each with a way to take it out, and a select of the rest. */
function AmongMany(props: ControlProps) {
  const { value, onChange } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const options = optionsOf(props);
  const nameOf = (option: string) => {
    const [, label] = options.find(([one]) => one === option) ?? [];
    return label ? labelOf(label) : option;
  };
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <div className="col-span-full">
          <ul className="mb-2 flex flex-wrap gap-2 empty:hidden">
            {chosen.map((option) => (
              <li key={option}>
                <button
                  type="button"
                  onClick={() => onChange(chosen.filter((one) => one !== option))}
                  className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong px-3 text-small hover:border-accent hover:text-accent"
                >
                  <span>{nameOf(option)}</span>
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">{`, ${t("takeOut")}`}</span>
                </button>
              </li>
            ))}
          </ul>
          <select
            {...control}
            value=""
            onChange={({ currentTarget }) => onChange([...chosen, currentTarget.value])}
            className={selectLook}
          >
            <option value="">{t("addChoice")}</option>
            {options
              .filter(([option]) => !chosen.includes(option))
              .map(([option, label]) => (
                <option key={option} value={option}>
                  {labelOf(label)}
                </option>
              ))}
          </select>
        </div>
      )}
    </ControlFrame>
  );
}

function Ticks(props: ControlProps) {
  const { name, value, onChange } = props;
  const { labelOf } = usePanel();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const options = optionsOf(props);
  return (
    <ControlFrame of={props} isGroup>
      {({ id, "aria-describedby": description, "aria-invalid": isInvalid }) => (
        <div className={options.length > SHORT_LIST ? "grid grid-cols-2 gap-x-4" : undefined}>
          {options.map(([option, label], at) => (
            <label key={option} className={TICK_LINE}>
              <input
                id={at === 0 ? id : undefined}
                type="checkbox"
                aria-describedby={description}
                aria-invalid={isInvalid}
                name={name}
                value={option}
                checked={chosen.includes(option)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    options
                      .map(([one]) => one)
                      .filter((one) => (one === option ? checked : chosen.includes(one))),
                  )
                }
                className={TICK}
              />
              <span>{labelOf(label)}</span>
            </label>
          ))}
        </div>
      )}
    </ControlFrame>
  );
}
