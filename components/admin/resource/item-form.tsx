"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { FareTrialPart } from "@/components/admin/fare-trial/fare-trial-part";
import { usePanel } from "@/components/admin/panel/panel-context";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { FieldValue } from "./field-value";
import { isOfList } from "./is-of-list";
import { keepDraft, keptBase, keptDraft } from "./kept-drafts";
import { changedValues, writtenValue } from "./typed-value";

const NO_LABEL = { fr: "", en: "" };

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
    name: string;
    textOf: (name: string) => string;
    type: (text: string) => void;
  }) => ReactNode;
}) {
  const { resource, item, onSaved, isBeside, below } = props;
  const { locale, labelOf } = usePanel();
  const t = useTranslations("admin.form");
  const { mutate } = useSWRConfig();
  const draftOf = `${resource.name}/${item.id}`;
  const [draft, setDraft] = useState(() => ({
    typed: keptDraft(draftOf),
    base: keptBase(draftOf),
  }));
  const { typed } = draft;
  // The row that typing began from, even when a newer one is read meanwhile.
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
  /** Sets fields to the user's own values, or to the saved ones. */
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
        async () =>
          onSaved(
            await call("PUT /admin/{resource}/{id}", {
              params: { resource: resource.name, id: base.id },
              body: change,
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

  const written = (name: string, value: unknown): string => {
    const field = resource.fields[name];
    return field ? writtenValue(field, value, locale === "fr" ? "," : ".") : "";
  };
  const textOf = (name: string) => typed[name] ?? written(name, base[name]);
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
            value={textOf(name)}
            error={errors[name]}
            errors={errors}
            onType={(text) => type(name, text)}
            below={below?.({ name, textOf, type: (text) => type(name, text) })}
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
