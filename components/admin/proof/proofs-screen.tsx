"use client";

import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { callPath } from "@/lib/api/call";
import { KeptNote } from "./kept-note";
import { useDayProofs } from "./use-day-proofs";

export function ProofsScreen() {
  const t = useTranslations("admin.proof");
  const words = useTranslations("admin.parts");
  const format = usePanelFormat();
  const { day, proofs } = useDayProofs();
  return (
    <Screen
      title={t("many")}
      lead={
        <span className="inline-block first-letter:uppercase">
          {format.day(`${day}T12:00:00Z`)}
        </span>
      }
      back={{ href: callPath(panelPath("day"), { day }), label: words("day") }}
      isNarrow
    >
      <Loaded of={proofs}>
        {({ at, proofs: all }) => (
          <>
            <KeptNote at={at} day={day} />
            {all.length === 0 ? (
              <NothingNote>{t("noneThatDay")}</NothingNote>
            ) : (
              <ul className="space-y-2.5">
                {all.map(({ reference, rides, customer, pickup }) => (
                  <li key={reference}>
                    <PanelLink
                      href={callPath(panelPath("proof", reference), { day })}
                      className="block rounded-card border border-line bg-surface px-4 py-3 hover:border-accent"
                    >
                      <span className="flex items-baseline justify-between gap-4">
                        <span className="font-semibold text-figure text-heading tabular-nums">
                          {rides[0] && format.time(rides[0].startAt)}
                        </span>
                        <span translate="no" className="text-muted text-small tabular-nums">
                          {reference}
                        </span>
                      </span>
                      <span className="block [overflow-wrap:anywhere]">{pickup}</span>
                      <span className="block text-muted text-small">{customer.name}</span>
                    </PanelLink>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
