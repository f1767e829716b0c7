"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { FailureNote, LoadingNote } from "@/components/admin/panel/panel-notes";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { PanelContent } from "@/lib/site/panel-contents";
import { ContentEditor } from "./content-editor";

/** Form of a content, or of a new one, which stays as it is once it is begun. */
export function ContentScreen({ content, item }: { content: PanelContent; item: string }) {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const [begun, setBegun] = useState<number>();
  const id = Number(item);
  const isNew = item === "new" || id === begun;
  const isId = Number.isSafeInteger(id) && id > 0;
  const draft = usePanelData(isId ? "/admin/content/{type}/{id}" : null, {
    params: { type: content.name, id },
  });
  if (isNew || draft.data) {
    return (
      <ContentEditor
        key={isNew ? "new" : item}
        content={content}
        draft={draft.data ?? null}
        onBegun={setBegun}
      />
    );
  }
  return (
    <Screen
      title={labelOf(content.label.one)}
      back={{ href: panelPath(contentPart(content.name)), label: labelOf(content.label.many) }}
    >
      {isId ? (
        draft.error ? (
          <FailureNote error={draft.error} retry={draft.mutate} />
        ) : (
          <LoadingNote />
        )
      ) : (
        <p className="text-muted">{t("notThere")}</p>
      )}
    </Screen>
  );
}
