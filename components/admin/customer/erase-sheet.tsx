"use client";

import { useTranslations } from "next-intl";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { CustomerErasure } from "@/lib/contract/admin/customer";
import { BulletPart } from "./bullet-part";

/** Erases a customer, after telling which data goes, when, and which stays by law. */
export function EraseSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("admin.action.eraseCustomer");
  const preview = usePanelData("/admin/customer/{id}/erasure", { params: { id } });
  if (!preview.data) {
    return (
      <Sheet title={t("title")} onClose={onClose}>
        <Loaded of={preview} lines={3}>
          {() => null}
        </Loaded>
      </Sheet>
    );
  }
  const { data } = preview;
  return (
    <ActionSheet
      of="eraseCustomer"
      params={{ id }}
      isDangerous
      onDone={({ isStillThere }) => {
        if (!isStillThere) moveTo(listAsLeft(panelPath("customer")));
      }}
      onClose={onClose}
    >
      {() => <WhatIsErased erasure={data} />}
    </ActionSheet>
  );
}

function WhatIsErased({ erasure }: { erasure: CustomerErasure }) {
  const t = useTranslations("admin.people.erasure");
  const format = usePanelFormat();
  const { purchases, documented, underWay, documents, notes } = erasure;
  const atOnce = [
    erasure.hasAccount && t("account", { addresses: erasure.addresses }),
    erasure.isSubscribed && t("newsletter"),
    notes > 0 && t("notes", { count: notes }),
  ].filter((line) => typeof line === "string");
  const kept = [
    documents > 0 && t("documents", { count: documents }),
    underWay > 0 && t("underWay", { count: underWay }),
    t("audit"),
  ].filter((line) => typeof line === "string");
  return (
    <div className="space-y-5">
      <BulletPart title={t("atOnce")} lines={atOnce.length > 0 ? atOnce : [t("nothingAtOnce")]} />
      <BulletPart
        title={t("later", { date: format.date(erasure.erasureAt) })}
        lines={[
          t("messages", { count: erasure.messages }),
          ...(purchases > documented ? [t("purchases", { count: purchases - documented })] : []),
        ]}
      />
      <BulletPart title={t("kept")} lines={kept} />
    </div>
  );
}
