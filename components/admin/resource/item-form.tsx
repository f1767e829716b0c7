"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { FareTrialPart } from "@/components/admin/fare-trial/fare-trial-part";
import { FormerValuesContext, formerOfRow } from "@/components/admin/field/former-values";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { FieldValue } from "./field-value";
import { formFields, formValues, type RowFormField, seenFields, sentValues } from "./form-fields";
import { isOfList } from "./is-of-list";
import { keepDraft, keptBase, keptDraft } from "./kept-drafts";
import { changedValues } from "./sent-value";
import { useFieldLabel } from "./use-field-label";

/**
 * Form of a row's editable fields. Typed values are kept until they are saved, also while the user
 * looks at something else; a refusal shows at its field, and values that somebody else has saved
 * meanwhile stand beside it.
 */
export function ItemForm(props: {
  resource: PanelResource;
  item: AdminItem;
  onSaved: (item: AdminItem) => unknown;
  /** True where it stands beside the screen's main part. */
  isBeside?: boolean;
  /** Part below the control of a field. */
  below?: (of: {
    field: RowFormField;
    valueIn: (name: string) => unknown;
    onChange: (value: unknown) => void;
  }) => ReactNode;
}) {
  const { resource, item, onSaved, isBeside, below } = props;
  const labelOfField = useFieldLabel();
  const t = useTranslations("admin.form");
  const { mutate } = useSWRConfig();
  const draftOf = `${resource.name}/${item.id}`;
  const [draft, setDraft] = useState(() => ({
    typed: keptDraft<unknown>(draftOf),
    base: keptBase(draftOf),
  }));
  const { typed } = draft;
  // The row that typing began from, even when a newer one is read meanwhile.
  const base = draft.base ?? item;
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const fields = formFields(resource.fields);
  const valuesOf = (of: AdminItem) => formValues(fields, of);
  const {
    stale,
    isOpen,
    send,
    choose,
    forget: settle,
    problemOf,
  } = useStale<AdminItem>(
    fields.map(({ name }) => name),
    valuesOf,
  );
  const before = valuesOf(base);
  const change = changedValues(fields, before, typed);
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
  function type(name: string, value: unknown) {
    keep({ base, typed: { ...typed, [name]: value } });
    setIsSaved(false);
  }
  function forget() {
    keep({ typed: {}, base: undefined });
    settle();
  }
  /** Sets fields to the user's own values, or to the saved ones. */
  function take(chosen: string[], side: Side) {
    choose(chosen, side);
    const now = { ...typed };
    for (const name of chosen) {
      if (side === "there") delete now[name];
      else now[name] = stale?.mine[name];
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
        async () =>
          onSaved(
            await call("PUT /admin/{resource}/{id}", {
              params: { resource: resource.name, id: base.id },
              body: sentValues(fields, change),
              version: base.version,
            }),
          ),
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

  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const valueIn = (name: string) => (name in typed ? typed[name] : before[name]);
  const shown = (name: string, value: unknown) => {
    const field = fieldOf(name)?.field;
    return field && <FieldValue field={field} value={value} />;
  };
  const labelOf = (name: string) => {
    const field = fieldOf(name);
    return field ? labelOfField(field.field.label, field.locale) : name;
  };

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-2xl">
      <FormerValuesContext value={formerOfRow(resource, item)}>
        <div className={FIELD_GRID}>
          {seenFields(fields).map((field) => (
            <FieldControl
              key={field.name}
              of={field}
              value={valueIn(field.name)}
              errors={errors}
              onChange={(value) => type(field.name, value)}
              below={below?.({ field, valueIn, onChange: (value) => type(field.name, value) })}
            />
          ))}
        </div>
      </FormerValuesContext>
      {stale && (
        <StaleChoice
          fields={stale.both.map((name) => ({
            name,
            label: labelOf(name),
            mine: shown(name, stale.mine[name]),
            there: shown(name, stale.current[name]),
          }))}
          theirs={stale.theirs.map((name) => ({
            label: labelOf(name),
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
      <FareTrialPart
        resource={resource.name}
        id={item.id}
        change={sentValues(fields, change)}
        run={run}
      />
    </form>
  );
}
