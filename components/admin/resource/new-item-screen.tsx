"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { moveTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { formFields, sentValues } from "./form-fields";
import { isOfList } from "./is-of-list";
import { keepDraft, keptDraft } from "./kept-drafts";
import { firstValue, sentValue } from "./sent-value";

/** Form of a new row, which begins with the usual values; typed ones are kept until it is saved. */
export function NewItemScreen({ resource }: { resource: PanelResource }) {
  const { name: of, label, add } = resource;
  const t = useTranslations("admin.form");
  const { labelOf } = usePanel();
  const { mutate } = useSWRConfig();
  const draftOf = `${of}/new`;
  const fields = [...formFields(add?.fields ?? {}), ...formFields(resource.fields)];
  const [typed, setTyped] = useState<Record<string, unknown>>(() => ({
    ...Object.fromEntries(
      fields.map(({ name, field }) => [name, firstValue(field, add?.usual[name])]),
    ),
    ...keptDraft<unknown>(draftOf),
  }));
  const { form, isBusy, problem, errors, run } = useCall();

  function type(name: string, value: unknown) {
    const now = { ...typed, [name]: value };
    setTyped(now);
    keepDraft(draftOf, now);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await run(async (call) => {
      const values = fields.map(({ name, field }) => [name, sentValue(field, typed[name])]);
      const { id } = await call("POST /admin/{resource}", {
        params: { resource: of },
        body: sentValues(fields, Object.fromEntries(values)),
      });
      keepDraft(draftOf, {});
      void mutate(isOfList(of));
      moveTo(panelPath(of, id));
    });
  }

  return (
    <Screen
      title={add ? labelOf(add.label) : labelOf(label.one)}
      back={{ href: panelPath(of), label: labelOf(label.many) }}
      isNarrow
    >
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-2xl">
        <div className={FIELD_GRID}>
          {fields.map((field) => (
            <FieldControl
              key={field.name}
              of={field}
              value={typed[field.name]}
              errors={errors}
              onChange={(value) => type(field.name, value)}
            />
          ))}
        </div>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          send={add ? labelOf(add.send) : t("save")}
          sending={t("saving")}
        />
      </form>
    </Screen>
  );
}
