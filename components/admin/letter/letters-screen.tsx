"use client";

import { useTranslations } from "next-intl";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { ListScreen } from "@/components/admin/resource/list-screen";
import type { OutboxPage } from "@/lib/contract/outbox";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FailedWork } from "./failed-work";

/** What the site has written to people, with what could not be sent or done above it. */
export function LettersScreen({ resource }: { resource: PanelResource }) {
  return (
    <ListScreen
      resource={resource}
      lead={
        <>
          <KeptHereNote />
          <FailedWork />
        </>
      }
    />
  );
}

/** That nothing carries letters; nothing where something does. */
function KeptHereNote() {
  const t = useTranslations("outbox.lead");
  const { data } = usePanelData<OutboxPage>("/admin/outbox", { query: { nbItem: 1 } });
  if (!data || data.isDelivered.MAIL) return null;
  return (
    <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">{t("kept")}</p>
  );
}
