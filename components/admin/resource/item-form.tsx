"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { FareTrialPart } from "@/components/admin/fare-trial/fare-trial-part";
import { usePanel } from "@/components/admin/panel/panel-context";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { changeAdminItem } from "@/lib/api/panel";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { FieldValue } from "./field-value";
import { isOfList } from "./is-of-list";
import { keepDraft, keptBase, keptDraft } from "./kept-drafts";
import { changedValues, writtenValue } from "./typed-value";

const NO_LABEL = { fr: "", en: "" };

/**
 * The fields of a row that can be changed. What is typed is kept until it is saved, also where one
 * looks at something else first; what is refused says so at its field, and what somebody else has saved
 * meanwhile stands beside it.
 */
export function ItemForm(props: {
  resource: PanelResource;
  item: AdminItem;
  onSaved: (item: AdminItem) => unknown;
  /** It stands beside what the screen is for. */
  isBeside?: boolean;
}) {
  const { resource, item, onSaved, isBeside } = props;
  const { locale, labelOf } = usePanel();
  const t = useTranslations("admin.form");
  const { mutate } = useSWRConfig();
  const draftOf = `${resource.name}/${item.id}`;
  const [draft, setDraft] = useState(() => ({
    typed: keptDraft(draftOf),
    base: keptBase(draftOf),
  }));
  const { typed } = draft;
  // What one began to type over, whatever is read of the row meanwhile.
  const base = draft.base ?? item;
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const fields = Object.entries(resource.fields).filter(([, { change }]) => change !== null);
  const names = fields.map(([name]) => name);
  const { stale, isOpen, send, choose, forget: settle, problemOf } = useStale<AdminItem>(names);
  const change = changedValues(resource.fields, base, typed);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  function keep(now: typeof draft) {
    setDraft(now);
    keepDraft(draftOf, now.typed, now.base);
  }
  function type(name: string, text: string) {
    keep({ base, typed: { ...typed, [name]: text } });
    setIsSaved(false);
  }
  function forget() {
    keep({ typed: {}, base: undefined });
    settle();
  }
  /** Has fields be what one had typed, or what is there. */
  function take(chosen: string[], side: Side) {
    choose(chosen, side);
    const now = { ...typed };
    for (const name of chosen) {
      if (side === "there") delete now[name];
      else now[name] = written(name, stale?.mine[name]);
    }
    keep({ base, typed: now });
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpen) return;
    if (!isChanged) {
      forget();
      return setIsSaved(true);
    }
    const isDone = await run((call) =>
      send(
        async () => onSaved(await changeAdminItem(call, { resource: resource.name, base }, change)),
        {
          base,
          mine: change,
          onStale: (current) => {
            keep({ base: current, typed });
            return onSaved(current);
          },
        },
      ),
    );
    if (!isDone) return;
    forget();
    setIsSaved(true);
    void mutate(isOfList(resource.name));
  }

  const written = (name: string, value: unknown): string => {
    const field = resource.fields[name];
    return field ? writtenValue(field, value, locale === "fr" ? "," : ".") : "";
  };
  const shown = (name: string, value: unknown) => {
    const field = resource.fields[name];
    return field && <FieldValue field={field} value={value} />;
  };
  const labelOfField = (name: string) => labelOf(resource.fields[name]?.label ?? NO_LABEL);

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-2xl">
      <div className={FIELD_GRID}>
        {fields.map(([name, field]) => (
          <FieldControl
            key={name}
            form={resource.name}
            name={name}
            field={field}
            value={typed[name] ?? written(name, base[name])}
            error={errors[name]}
            onType={(text) => type(name, text)}
          />
        ))}
      </div>
      {stale && (
        <StaleChoice
          fields={stale.both.map((name) => ({
            name,
            label: labelOfField(name),
            mine: shown(name, stale.mine[name]),
            there: shown(name, stale.current[name]),
          }))}
          theirs={stale.theirs.map((name) => ({
            label: labelOfField(name),
            there: shown(name, stale.current[name]),
          }))}
          chosen={stale.chosen}
          onChoose={take}
        />
      )}
      <FormEnd
        problem={problemOf(problem)}
        done={isSaved ? t("saved") : undefined}
        isBusy={isBusy}
        look={isBeside ? "outline" : "solid"}
        send={t("save")}
        sending={t("saving")}
      >
        {isChanged && (
          <button
            type="button"
            onClick={forget}
            className="min-h-11 px-2 text-muted text-small underline underline-offset-4 hover:text-heading"
          >
            {t("undo")}
          </button>
        )}
      </FormEnd>
      <FareTrialPart resource={resource.name} id={item.id} change={change} run={run} />
    </form>
  );
}
