"use client";

import { useTranslations } from "next-intl";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { selectLook } from "@/components/ui/field";
import type { PanelContent } from "@/lib/site/panel-contents";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";

/** Most contents that a list of one call has. */
const MOST_OFFERED = 100;

export function useTitles(type: PanelContent["name"] | null): Map<number, string> | undefined {
  const { data } = usePanelData(type && "/admin/content/{type}", {
    params: { type: type ?? "news" },
    query: { nbItem: MOST_OFFERED },
  });
  return data && new Map(data.items.map(({ id, title }) => [id, title]));
}

export function ReferenceInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { input } = field;
  const t = useTranslations("admin.content");
  const titles = useTitles(input.kind === "REFERENCE" ? (input.to as PanelContent["name"]) : null);
  const chosen = typeof value === "number" ? value : null;
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <select
          {...control}
          value={textOf(chosen)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value ? Number(currentTarget.value) : null)
          }
          className={selectLook}
        >
          <option value="">{t("noChoice")}</option>
          {[...(titles ?? [])].map(([id, title]) => (
            <option key={id} value={id}>
              {title || t("untitled")}
            </option>
          ))}
          {chosen !== null && !titles?.has(chosen) && (
            <option value={chosen}>{t("numbered", { id: chosen })}</option>
          )}
        </select>
      )}
    </ControlFrame>
  );
}
