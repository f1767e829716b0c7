"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { useWaiting } from "@/components/admin/panel/use-waiting";
import type { DayPage } from "@/lib/contract/admin/day";

const IN_CARDS: ReadonlySet<string> = new Set(["ordersToPrepare", "messages"]);

/** Items that wait for the company, each a link to it; nothing where none waits. */
export function WaitingStrip(props: {
  waiting: DayPage["waiting"];
  /** True where cards below tell what is to be packed and answered, and when nothing is. */
  isBesideCards?: boolean;
}) {
  const { isBesideCards } = props;
  const t = useTranslations("admin.day.waiting");
  const waiting = useWaiting(props.waiting);
  const shown = isBesideCards ? waiting.filter(({ kind }) => !IN_CARDS.has(kind)) : waiting;
  if (shown.length === 0 && isBesideCards) return null;
  if (shown.length === 0) return <p className="mb-6 text-muted text-small">{t("nothing")}</p>;
  return (
    <ul className="-mx-4 mb-6 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] bar:mx-0 bar:flex-wrap bar:px-0">
      {shown.map(({ kind, href, icon, isBad, text }) => (
        <li key={kind} className="shrink-0">
          <PanelLink
            href={href}
            className={`flex min-h-11 items-center gap-2 rounded-full border px-4 text-small hover:border-accent hover:text-accent ${isBad ? "border-danger text-danger" : "border-line-strong"}`}
          >
            <PanelIcon name={icon} className="size-4" />
            <span>{text}</span>
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}
