"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { FareTrialPart } from "@/components/admin/fare-trial/fare-trial-part";
import { usePanel } from "@/components/admin/panel/panel-context";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { changeAdminItem } from "@/lib/api/panel";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { isOfList } from "./is-of-list";
import { keepDraft, keptDraft } from "./kept-drafts";
import { changedValues, writtenValue } from "./typed-value";

/**
 * The fields of a row that can be changed. What is typed is kept until it is saved, also where one
 * looks at something else first; what is refused says so at its field.
 */
export function ItemForm(props: {
  resource: PanelResource;
  item: AdminItem;
  onSaved: (item: AdminItem) => unknown;
}) {
  const { resource, item, onSaved } = props;
  const { locale } = usePanel();
  const t = useTranslations("admin.form");
  const { mutate } = useSWRConfig();
  const draftOf = `${resource.name}/${item.id}`;
  const [typed, setTyped] = useState(() => keptDraft(draftOf));
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const fields = Object.entries(resource.fields).filter(([, { change }]) => change !== null);
  const change = changedValues(resource.fields, item, typed);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  function type(name: string, text: string) {
    const now = { ...typed, [name]: text };
    setTyped(now);
    setIsSaved(false);
    keepDraft(draftOf, now);
  }
  function forget() {
    setTyped({});
    keepDraft(draftOf, {});
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged) return setIsSaved(true);
    const isDone = await run(async (call) => {
      await onSaved(await changeAdminItem(call, { resource: resource.name, id: item.id }, change));
    });
    if (!isDone) return;
    forget();
    setIsSaved(true);
    void mutate(isOfList(resource.name));
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-2xl">
      <div className={FIELD_GRID}>
        {fields.map(([name, field]) => (
          <FieldControl
            key={name}
            form={resource.name}
            name={name}
            field={field}
            value={typed[name] ?? writtenValue(field, item[name], locale === "fr" ? "," : ".")}
            error={errors[name]}
            onType={(text) => type(name, text)}
          />
        ))}
      </div>
      <FormEnd
        problem={problem}
        done={isSaved ? t("saved") : undefined}
        isBusy={isBusy}
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
