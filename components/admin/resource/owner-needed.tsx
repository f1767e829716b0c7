"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FieldValue } from "./field-value";

/** Note where a row can only be added to one of another list, and the way there. */
export function OwnerNeeded({ owner }: { owner: PanelResource | undefined }) {
  const t = useTranslations("admin.form");
  const { labelOf } = usePanel();
  return (
    <>
      <p className="mb-5 text-muted">{t("ownerNeeded")}</p>
      {owner && (
        <PanelLink href={panelPath(owner.name)} className={panelButton("solid")}>
          {labelOf(owner.label.many)}
        </PanelLink>
      )}
    </>
  );
}

/** Name of the row that a new one is to belong to. */
export function OwnerName({ owner, id }: { owner: PanelResource; id: number }) {
  const { data } = usePanelData("/admin/{resource}/{id}", {
    params: { resource: owner.name, id },
  });
  const [first = ""] = owner.columns;
  const field = owner.fields[first];
  return data && field ? <FieldValue field={field} value={data[first]} isBrief /> : null;
}
