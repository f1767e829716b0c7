"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { saidIn } from "@/lib/rules/text/said-in";
import type { PanelResource } from "@/lib/site/panel-resources";
import { BelowField } from "./below-field";
import { FieldValue, isSilent } from "./field-value";
import { ItemForm } from "./item-form";
import { OwnedRows } from "./owned-rows";
import { RemoveButton } from "./remove-button";

export function ItemScreen({ resource, id }: { resource: PanelResource; id: string }) {
  const { labelOf, locale, resource: declared, resources } = usePanel();
  const format = usePanelFormat();
  const item = usePanelData("/admin/{resource}/{id}", { params: { resource: resource.name, id } });
  const first = resource.columns[0] ?? "";
  const name = item.data?.[first];
  const field = resource.fields[first];
  const title = field?.isTranslated
    ? saidIn(name as object | undefined, codeFromLocale(locale))
    : field?.kind === "CHOICE"
      ? labelOf(field.options[String(name)]?.label ?? { fr: "", en: "" })
      : field?.kind === "INSTANT" && name
        ? format.dateAndTime(String(name))
        : String(name ?? "");
  const isChanged = ([, { change }]: [string, { change: unknown }]) =>
    resource.mayChange && change !== null;
  // The field that names a row is its title.
  const shown = Object.entries(resource.fields).filter(
    (entry) => entry[0] !== first && entry[1].kind !== "OWNER" && !isChanged(entry),
  );
  const owner = resource.within && declared(resource.within.resource);
  const idOwner = resource.within && item.data?.[resource.within.field];
  const owned = resources.filter(({ within }) => within?.resource === resource.name);
  const hasForm = Object.entries(resource.fields).some(isChanged);
  return (
    <Screen
      title={title || labelOf(resource.label.one)}
      back={
        owner && idOwner
          ? { href: panelPath(owner.name, String(idOwner)), label: labelOf(owner.label.one) }
          : { href: panelPath(resource.name), label: labelOf(resource.label.many) }
      }
      isNarrow
    >
      <Loaded of={item}>
        {(data) => (
          <>
            {shown.length > 0 && (
              <div className={`${PANEL_CARD} mb-7 px-4 py-1`}>
                <FactList
                  rows={shown.map(([key, of]) => [
                    labelOf(of.label),
                    isSilent(of, data[key]) ? null : (
                      <FieldValue key={key} field={of} value={data[key]} />
                    ),
                  ])}
                />
              </div>
            )}
            <ItemLinks resource={resource.name} item={data} />
            {owned.map((one) => (
              <OwnedRows key={one.name} resource={one} idOwner={data.id} />
            ))}
            {hasForm && (
              <ItemForm
                key={data.id}
                resource={resource}
                item={data}
                onSaved={(now) => item.mutate(now, { revalidate: false })}
                below={({ field, valueIn }) => (
                  <BelowField
                    resource={resource.name}
                    item={data}
                    name={field.name}
                    valueIn={valueIn}
                  />
                )}
              />
            )}
            {resource.mayRemove && (
              <RemoveButton resource={resource.name} id={data.id} name={title} />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function ItemLinks({ resource, item }: { resource: string; item: AdminItem }) {
  const t = useTranslations("admin");
  const { resource: declared } = usePanel();
  const { reference, purchase } = item;
  const part = purchase === "BOOKING" ? "booking" : "order";
  const isOfPurchase = Boolean(purchase && reference) && declared(part) !== undefined;
  if (!isOfPurchase && resource !== "document") return null;
  return (
    <p className="mb-7 flex flex-wrap gap-2">
      {resource === "document" && (
        <a href={`/api/admin/document/${item.id}/pdf`} className={panelButton("solid")}>
          <PanelIcon name="document" className="size-4" />
          {t("openPdf")}
        </a>
      )}
      {isOfPurchase && (
        <PanelLink href={panelPath(part, String(reference))} className={panelButton()}>
          {t(part === "booking" ? "toBooking" : "toOrder")}
        </PanelLink>
      )}
    </p>
  );
}
