"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { callPath } from "@/lib/api/call";
import type { LetterState } from "@/lib/contract/outbox";
import { LetterMark } from "./letter-mark";

const SHOWN = 5;

/** Letters on a purchase or to a customer, the newest first; nothing where none can be read. */
export function LettersPart({ of }: { of: { reference: string } | { recipient: string } }) {
  const { resource, labelOf } = usePanel();
  const t = useTranslations("admin.letter");
  const format = usePanelFormat();
  const letters = resource("letter");
  const { data } = usePanelData(letters ? "/admin/{resource}" : null, {
    params: { resource: "letter" },
    query: { ...of, nbItem: SHOWN },
  });
  if (!letters || !data || data.items.length === 0) return null;
  const all = "reference" in of ? { search: of.reference } : { search: of.recipient };
  return (
    <ScreenPart title={labelOf(letters.label.many)}>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, subject, recipient, createdAt, state }) => (
          <li key={id} className="py-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <PanelLink
                href={panelPath("letter", id)}
                className="min-w-0 underline decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-accent"
              >
                {String(subject)}
              </PanelLink>
              <LetterMark state={state as LetterState} />
            </div>
            <p className="text-muted text-small [overflow-wrap:anywhere]">
              {`${String(recipient)} · ${format.dateAndTime(String(createdAt))}`}
            </p>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && (
        <PanelLink
          href={callPath(panelPath("letter"), all)}
          className="inline-flex min-h-11 items-center text-accent text-small underline underline-offset-4"
        >
          {t("all", { count: data.total })}
        </PanelLink>
      )}
    </ScreenPart>
  );
}
