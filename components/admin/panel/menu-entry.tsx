"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "./panel-icon";
import { PanelLink } from "./panel-link";
import type { PanelPart } from "./panel-parts";

/** Line of a menu of the panel; in the rail it is as high as there is room for it. */
export const MenuEntry = (props: { part: PanelPart; isHere: boolean; isInRail?: boolean }) => {
  const { part, isHere, isInRail = false } = props;
  return (
    <PanelLink
      href={part.href}
      aria-current={isHere ? "page" : undefined}
      className={`flex ${isInRail ? "grow" : "min-h-11"} items-center gap-3 rounded-control px-3 text-ink text-small hover:bg-raised hover:text-heading aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-accent`}
    >
      <PanelIcon name={part.icon} />
      <span className="min-w-0 leading-tight">{part.label}</span>
      <WaitingCount count={part.waiting} />
    </PanelLink>
  );
};

/** Number of waiting items of a part; nothing where none waits. */
export function WaitingCount({ count, isOver = false }: { count: number; isOver?: boolean }) {
  const t = useTranslations("admin");
  if (count === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 font-semibold text-[0.6875rem] text-on-accent tabular-nums ${isOver ? "absolute top-1 left-[calc(50%+0.625rem)]" : "ml-auto"}`}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{t("waitingCount", { count })}</span>
    </span>
  );
}
