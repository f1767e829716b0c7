"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { RemovePart } from "@/components/admin/purchase/remove-part";
import { isOfList } from "./is-of-list";

export function RemoveButton(props: { resource: string; id: number; name: string }) {
  const { resource, id, name } = props;
  const t = useTranslations("admin.remove");
  const { mutate } = useSWRConfig();
  return (
    <RemovePart
      words={{
        title: t("title", { name }),
        text: t("text"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      act={async (call) => {
        await call("DELETE /admin/{resource}/{id}", { params: { resource, id } });
        void mutate(isOfList(resource));
        moveTo(listAsLeft(panelPath(resource)));
      }}
    />
  );
}
