"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DueItem } from "@/lib/contract/admin/due";
import { useUi } from "@/stores/ui-store";
import { DUE_KINDS, DueFilters } from "./due-filters";
import { DueLine } from "./due-line";
import { OwedBackLine } from "./owed-back-line";

export function DueScreen() {
  const t = useTranslations("admin.due");
  const { euros } = usePanelFormat();
  const query = useSearchParams();
  const kind = DUE_KINDS.find((one) => one === query.get("kind"));
  const isLate = query.get("late") === "true";
  const page = usePanelData("/admin/due", {
    query: { ...(kind && { kind }), ...(isLate && { late: "true" }) },
    keepPreviousData: true,
  });
  const { isBusy, run } = usePanelCall();
  const [acting, setActing] = useState<string>();
  const say = useUi((store) => store.say);

  async function act(key: string, call: Parameters<typeof run>[0], done: string) {
    setActing(key);
    if (await run(call)) say(done);
    // A colleague may have done it first, and so caused the refusal.
    await page.mutate();
    setActing(undefined);
  }

  const remind = (item: DueItem) =>
    act(
      `${item.kind} ${item.id}`,
      (call) =>
        call("POST /admin/due/{kind}/{id}/reminder", { params: { kind: item.kind, id: item.id } }),
      t("reminded", { customer: item.customer }),
    );

  return (
    <Screen title={t("title")}>
      <DueFilters
        kind={kind}
        isLate={isLate}
        onChange={(change) => {
          const next = { kind, isLate, ...change };
          const search = new URLSearchParams({
            ...(next.kind && { kind: next.kind }),
            ...(next.isLate && { late: "true" }),
          });
          moveTo(`/admin/due${search.size > 0 ? `?${search}` : ""}`);
        }}
      />
      <Loaded of={page}>
        {({ items, count, total, late, toGiveBack }) => (
          <div aria-busy={page.isLoading}>
            <p role="status" className="mb-3 text-muted text-small">
              {t("sum", { count, total: euros(total), late: euros(late) })}
            </p>
            {items.length === 0 ? (
              <NothingNote>{t(kind || isLate ? "noneFound" : "none")}</NothingNote>
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {items.map((item) => (
                  <DueLine
                    key={`${item.kind} ${item.id}`}
                    item={item}
                    isBusy={isBusy && acting === `${item.kind} ${item.id}`}
                    onRemind={() => void remind(item)}
                  />
                ))}
              </ul>
            )}
            {toGiveBack.length > 0 && (
              <ScreenPart title={t("toGiveBack")} className="mt-10">
                <p className="mb-3 text-muted text-small">{t("toGiveBackNote")}</p>
                <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                  {toGiveBack.map((owed) => (
                    <OwedBackLine key={owed.id} owed={owed}>
                      <button
                        type="button"
                        aria-busy={isBusy && acting === `refund ${owed.id}`}
                        disabled={isBusy}
                        onClick={() =>
                          void act(
                            `refund ${owed.id}`,
                            (call) =>
                              call("POST /admin/refund/{id}/done", { params: { id: owed.id } }),
                            t("handedOver"),
                          )
                        }
                        className={panelButton()}
                      >
                        {t("handOver")}
                        <span className="sr-only" translate="no">{` ${owed.reference}`}</span>
                      </button>
                    </OwedBackLine>
                  ))}
                </ul>
              </ScreenPart>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
