"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { selectLook } from "@/components/ui/field";
import { TICKED } from "@/lib/rules/form/form-field";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";
import type { Item } from "./item-fields";
import { Siblings } from "./siblings";

/** Types of questions with a list of answers. */
const CHOSEN = ["CHOICE", "CHOICES", "CHECKBOX"];

/** Earlier question of the list, and the answer that it needs. */
export function ConditionInput(props: ControlProps) {
  const { value, onChange } = props;
  const { items, at } = useContext(Siblings);
  const { locale } = usePanel();
  const t = useTranslations("admin.content.condition");
  const condition = (value ?? null) as { field: string; equals: string } | null;
  const before = items.slice(0, at).filter(({ type }) => CHOSEN.includes(String(type)));
  const asked = before.find(({ name }) => name === condition?.field);
  const calledOf = (item: Item) => {
    const words = (item.label ?? {}) as Record<string, string | null>;
    return words[codeFromLocale(locale)] || Object.values(words).find(Boolean) || t("untitled");
  };
  const answersTo = (item: Item): [value: string, called: string][] =>
    item.type === "CHECKBOX"
      ? [[TICKED, t("ticked")]]
      : ((item.options ?? []) as Item[]).map((option) => [textOf(option.value), calledOf(option)]);
  const answers = asked ? answersTo(asked) : [];
  // The chosen question may be gone, or stand below by now.
  const isLost = condition !== null && !answers.some(([answer]) => answer === condition.equals);
  return (
    <ControlFrame of={props}>
      {({ labelId, ...control }) => (
        <div className="grid gap-2 sm:grid-cols-2">
          <select
            {...control}
            value={asked ? textOf(asked.name) : ""}
            onChange={({ currentTarget }) => {
              const chosen = before.find(({ name }) => name === currentTarget.value);
              const [first] = chosen ? answersTo(chosen) : [];
              onChange(chosen ? { field: currentTarget.value, equals: first?.[0] ?? "" } : null);
            }}
            className={selectLook}
          >
            <option value="">{t(isLost && !asked ? "lost" : "always")}</option>
            {before.map((item) => (
              <option key={textOf(item.name)} value={textOf(item.name)}>
                {calledOf(item)}
              </option>
            ))}
          </select>
          {asked && (
            <select
              aria-label={t("answer")}
              aria-describedby={labelId}
              value={isLost ? "" : condition?.equals}
              onChange={({ currentTarget }) =>
                onChange({ field: textOf(asked.name), equals: currentTarget.value })
              }
              className={selectLook}
            >
              {isLost && <option value="">{t("choose")}</option>}
              {answers.map(([answer, called]) => (
                <option key={answer} value={answer}>
                  {called}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </ControlFrame>
  );
}
