"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { removeAdminItem } from "@/lib/api/panel";
import { isOfList } from "./is-of-list";

/** Removes a row for good, once that was asked. */
export function RemoveButton(props: { resource: string; id: number; name: string }) {
  const { resource, id, name } = props;
  const t = useTranslations("admin.remove");
  const { mutate } = useSWRConfig();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <p className="mt-8 border-line border-t pt-5">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        className={panelButton()}
      >
        {t("do")}
      </button>
      {isAsking && (
        <ActionSheet
          words={{
            title: t("title", { name }),
            text: t("text"),
            do: t("do"),
            doing: t("doing"),
            done: t("done"),
          }}
          isDangerous
          act={async (call) => {
            await removeAdminItem(call, { resource, id });
            void mutate(isOfList(resource));
            moveTo(listAsLeft(panelPath(resource)));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </p>
  );
}
