"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { RemovePart } from "@/components/admin/purchase/remove-part";
import type { PanelContent } from "@/lib/site/panel-contents";
import { isOfContents } from "./is-of-contents";
import { forgetKeptDraft } from "./kept-content-draft";

export function RemoveContentButton(props: {
  type: PanelContent["name"];
  id: number;
  title: string;
}) {
  const { type, id, title } = props;
  const t = useTranslations("admin.content.remove");
  const { mutate } = useSWRConfig();
  return (
    <RemovePart
      words={{
        title: t("title", { title }),
        text: t("text"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      act={async (call) => {
        await call("DELETE /admin/content/{type}/{id}", { params: { type, id } });
        forgetKeptDraft(`${type}/${id}`);
        void mutate(isOfContents(type));
        moveTo(listAsLeft(panelPath(contentPart(type))));
      }}
    />
  );
}
