"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { PageOrder, PageOrderLine } from "@/lib/contract/content/draft";
import {
  placeAfterStep,
  placeOf,
  type TreePlace,
  type TreeStep,
} from "@/lib/rules/content/page-tree";
import type { PanelContent } from "@/lib/site/panel-contents";
import { LineLink } from "./content-lines";
import { useTreeDrag } from "./use-tree-drag";

const STEPS: Record<string, TreeStep> = {
  ArrowUp: "UP",
  ArrowDown: "DOWN",
  ArrowRight: "IN",
  ArrowLeft: "OUT",
};

/** Width of a level, in pixels. */
const LEVEL = 24;

/** Tree of the site's pages, each with a handle by which it is dragged, or moved by arrow keys. */
export function PageTreeList(props: {
  content: PanelContent;
  order: PageOrder;
  mayMove: boolean;
  onOrder: (now?: PageOrder) => Promise<unknown>;
}) {
  const { content, order, mayMove, onOrder } = props;
  const { pages, version } = order;
  const t = useTranslations("admin.content");
  const { isBusy, run } = usePanelCall();
  const [said, setSaid] = useState("");
  const [taken, setTaken] = useState<{ id: number; title: string; place: TreePlace }>();
  const list = useRef<HTMLOListElement>(null);
  const titleOf = (line: PageOrderLine | undefined) => line?.title || t("untitled");
  const line = (id: number) => pages.find((page) => page.id === id);

  async function move(id: number, place: TreePlace, isBack = false) {
    const was = { id, title: titleOf(line(id)), place: placeOf(pages, id) };
    const isDone = await run(async (call) => {
      const now = await call("PUT /admin/page/{id}/place", {
        params: { id },
        version,
        body: place,
      });
      await onOrder(now);
      const at = now.pages.find((page) => page.id === id);
      const above = now.pages.find((page) => page.id === at?.idParent);
      const among = now.pages.filter((page) => page.idParent === at?.idParent);
      const rank = { place: among.findIndex((page) => page.id === id) + 1, count: among.length };
      setSaid(
        above
          ? t("tree.below", { title: was.title, above: titleOf(above), ...rank })
          : t("tree.top", { title: was.title, ...rank }),
      );
      setTaken(isBack ? undefined : was);
    });
    // The order of whoever was first is shown; nothing of it is lost.
    if (!isDone) await onOrder();
    list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  }

  const { drag, startDrag } = useTreeDrag({
    pages,
    list,
    levelWidth: LEVEL,
    onDrop: (id, place) => void move(id, place),
  });

  function onKeyDown(event: KeyboardEvent, id: number) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    if (isBusy) return;
    const place = placeAfterStep(pages, id, step);
    if (place) void move(id, place);
    else setSaid(t(`tree.no.${step}`, { title: titleOf(line(id)) }));
  }

  return (
    <>
      {mayMove && (
        <p id="tree-help" className="mb-3 text-muted text-small">
          {t("tree.help")}
        </p>
      )}
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <p role="status" aria-live="polite">
          {said}
        </p>
        {taken && (
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => void move(taken.id, taken.place, true)}
            className={panelButton("quiet")}
          >
            <span>{t("tree.takeBack")}</span>
            <span className="sr-only">{` ${taken.title}`}</span>
          </button>
        )}
      </div>
      <ol
        ref={list}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {pages.map((page) => (
          <li
            key={page.id}
            data-page={page.id}
            style={{ paddingInlineStart: `${page.level * LEVEL}px` }}
            className={`relative flex items-center pr-2 hover:bg-raised ${
              drag?.moved.has(page.id) ? "opacity-40" : ""
            }`}
          >
            {drag?.mark === page.id && (
              <span
                aria-hidden="true"
                style={{ insetInlineStart: `${drag.level * LEVEL + 8}px` }}
                className={`absolute right-2 z-10 h-0.5 bg-accent ${drag.isAfter ? "-bottom-px" : "-top-px"}`}
              />
            )}
            {mayMove && (
              <button
                type="button"
                data-handle={page.id}
                aria-label={t("tree.handle", { title: titleOf(page) })}
                aria-describedby="tree-help"
                onPointerDown={(event) => !isBusy && startDrag(event, page.id)}
                onKeyDown={(event) => onKeyDown(event, page.id)}
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-heading active:cursor-grabbing"
              >
                <PanelIcon name="handle" />
              </button>
            )}
            <LineLink content={content} line={page} />
          </li>
        ))}
      </ol>
    </>
  );
}
