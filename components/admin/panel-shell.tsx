"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { MenuEntry, WaitingCount } from "./panel/menu-entry";
import { usePanel } from "./panel/panel-context";
import { PanelIcon } from "./panel/panel-icon";
import { PanelLink } from "./panel/panel-link";
import { isPartOf, type PanelPart, usePanelParts } from "./panel/panel-parts";
import { panelPlace } from "./panel/panel-place";
import { Sheet } from "./panel/sheet";
import { UserPart } from "./panel/user-part";

/** Number of parts in a phone's bar, besides the entry for all others. */
const IN_BAR = 4;

/** Frame of a screen: a rail beside it in a wide window, a bar under the thumb on a phone. */
export function PanelShell({ children }: { children: ReactNode }) {
  const t = useTranslations("admin");
  const { site } = usePanel();
  const { part } = panelPlace(usePathname());
  const groups = usePanelParts();
  const first = groups.flatMap(({ parts }) => parts).slice(0, IN_BAR);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-[70] bg-accent px-5 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("skipToContent")}
      </a>
      <div className="bar:grid bar:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={t("menu")}
          className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-surface px-3 pt-4 pb-2 bar:flex"
        >
          <p className="mb-2 px-3 font-semibold text-heading">{site.name || t("title")}</p>
          <RailParts groups={groups} here={part} />
          <div className="border-line border-t pt-2">
            <UserPart isShort />
          </div>
        </nav>
        <main
          id="content"
          tabIndex={-1}
          className="min-h-dvh min-w-0 px-4 pt-4 pb-[calc(6rem+env(safe-area-inset-bottom))] outline-none bar:px-8 bar:pt-8 bar:pb-16"
        >
          {children}
        </main>
      </div>
      <BottomBar first={first} here={part} groups={groups} />
    </>
  );
}

/**
 * All parts, in one list so that they share the height there is: a mouse needs less than a finger.
 * A line parts the groups.
 */
const RailParts = (props: { groups: ReturnType<typeof usePanelParts>; here: string }) => (
  <div className="-mx-1 flex min-h-0 grow flex-col overflow-y-auto px-1 py-0.5 [scrollbar-width:thin]">
    <ul className="flex grow flex-col">
      {props.groups.flatMap(({ name, parts }) =>
        parts.map((entry, index) => (
          <li
            key={entry.name}
            data-group={index === 0 ? name : undefined}
            className="relative flex min-h-11 before:absolute before:inset-x-3 before:-top-[0.3125rem] before:border-line not-first:data-group:mt-[0.5625rem] not-first:data-group:before:border-t pointer-fine:max-h-9 pointer-fine:min-h-6 pointer-fine:flex-1"
          >
            <MenuEntry part={entry} isHere={isPartOf(entry, props.here)} isInRail />
          </li>
        )),
      )}
    </ul>
  </div>
);

function BottomBar(props: {
  first: PanelPart[];
  here: string;
  groups: ReturnType<typeof usePanelParts>;
}) {
  const { first, here, groups } = props;
  const t = useTranslations("admin");
  const path = usePathname();
  /** Screen over which it was opened: it closes when the user goes elsewhere. */
  const [openedOver, setOpenedOver] = useState<string>();
  const isOpen = openedOver === path;
  const isElsewhere = first.every(({ name }) => name !== here);
  const others = groups
    .flatMap(({ name, parts }) =>
      parts.map((part, index) => ({ part, begins: index === 0 ? name : undefined })),
    )
    .slice(IN_BAR);
  const waiting = others.reduce((sum, { part }) => sum + part.waiting, 0);
  const look =
    "relative flex h-full w-full flex-col items-center justify-center gap-0.5 text-[0.6875rem] text-muted aria-[current]:text-accent data-here:text-accent";
  return (
    <nav
      aria-label={t("menu")}
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] bar:hidden"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col">
        {first.map(({ name, href, icon, label, waiting: count }) => (
          <li key={name}>
            <PanelLink
              href={href}
              aria-current={name === here ? "page" : undefined}
              className={look}
            >
              <PanelIcon name={icon} className="size-6" />
              <span className="max-w-full truncate px-0.5">{label}</span>
              <WaitingCount count={count} isOver />
            </PanelLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-here={isElsewhere || undefined}
            onClick={() => setOpenedOver(path)}
            className={look}
          >
            <PanelIcon name="more" className="size-6" />
            {t("more")}
            <WaitingCount count={waiting} isOver />
          </button>
        </li>
      </ul>
      {isOpen && (
        <Sheet title={t("more")} onClose={() => setOpenedOver(undefined)}>
          <ul className="grid grid-cols-2 gap-x-3">
            {others.flatMap(({ part, begins }) => [
              ...(begins
                ? [
                    <li
                      key={begins}
                      className="col-span-2 mt-2 border-line border-t pt-2 first:hidden"
                    />,
                  ]
                : []),
              <li key={part.name}>
                <MenuEntry part={part} isHere={isPartOf(part, here)} />
              </li>,
            ])}
          </ul>
          <div className="mt-3 border-line border-t pt-3">
            <UserPart />
          </div>
        </Sheet>
      )}
    </nav>
  );
}
