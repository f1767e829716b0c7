"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { moveTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FIELD_GRID, FieldControl } from "./field-control";
import { formFields, formValues, type RowFormField, seenFields, sentValues } from "./form-fields";
import { isOfList } from "./is-of-list";
import { keepDraft, keptDraft } from "./kept-drafts";
import { OwnerName, OwnerNeeded } from "./owner-needed";
import { firstValue, sentValue } from "./sent-value";
import { useOwnedRows } from "./use-owned-rows";

/** Screen on which a row is added; one that belongs to another is added from there. */
export function NewItemScreen({ resource }: { resource: PanelResource }) {
  const { label, add, within } = resource;
  const { labelOf, resource: declared } = usePanel();
  const query = useSearchParams();
  const idOwner = (within && Number(query.get(within.field))) || null;
  const beside = useOwnedRows(resource, idOwner);
  const owner = within && declared(within.resource);
  const back = owner
    ? { href: panelPath(owner.name, idOwner ?? undefined), label: labelOf(owner.label.one) }
    : { href: panelPath(resource.name), label: labelOf(label.many) };
  return (
    <Screen
      title={labelOf(add?.label ?? label.one)}
      lead={owner && idOwner && <OwnerName owner={owner} id={idOwner} />}
      back={back}
      isNarrow
    >
      {!within ? (
        <NewItemForm resource={resource} />
      ) : idOwner === null ? (
        <OwnerNeeded owner={owner} />
      ) : (
        <Loaded of={beside}>
          {({ items }) => (
            <NewItemForm
              key={idOwner}
              resource={resource}
              owner={{ id: idOwner, last: items.at(-1) }}
            />
          )}
        </Loaded>
      )}
    </Screen>
  );
}

/** Form of a new row, which begins with the usual values; typed ones are kept until it is saved. */
function NewItemForm(props: {
  resource: PanelResource;
  /** Row that it is to belong to, and the last one that does. */
  owner?: { id: number; last: AdminItem | undefined };
}) {
  const { resource, owner } = props;
  const { name: of, add, within } = resource;
  const t = useTranslations("admin.form");
  const { labelOf } = usePanel();
  const { mutate } = useSWRConfig();
  const draftOf = owner ? `${of}/new/${owner.id}` : `${of}/new`;
  // A new row may ask first for what its form asks for among the others later.
  const fields = formFields({ ...add?.fields, ...resource.fields });
  const [typed, setTyped] = useState<Record<string, unknown>>(() => ({
    ...Object.fromEntries(
      fields.map(({ name, field }) => [name, firstValue(field, add?.usual[name])]),
    ),
    ...(owner?.last && formValues(likeLast(resource), owner.last)),
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
        body: {
          ...sentValues(fields, Object.fromEntries(values)),
          ...(within && owner && { [within.field]: owner.id }),
        },
      });
      keepDraft(draftOf, {});
      void mutate(isOfList(of));
      moveTo(panelPath(of, id));
    });
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-2xl">
      <div className={FIELD_GRID}>
        {seenFields(fields).map((field) => (
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
  );
}

/** Lists the fields of a new row that it takes from the last one beside it. */
const likeLast = ({ fields, within }: PanelResource): RowFormField[] =>
  formFields(fields).filter(({ of }) => within?.like?.includes(of));
