"use client";

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { TreePlace } from "@/lib/rules/content/page-tree";
import { placeInGap, placeOf, type TreeLine, withoutBranch } from "@/lib/rules/content/page-tree";

/** Distance in pixels from the top and the bottom of the window within which it is scrolled. */
const EDGE = 60;

interface Drag {
  moved: ReadonlySet<number>;
  place: TreePlace;
  level: number;
  /** Line at which the gap is drawn, above it or below it. */
  mark: number | undefined;
  isAfter: boolean;
}

/** Follows a pointer, of a mouse or a finger, from a handle to the gap in which a page is dropped. */
export function useTreeDrag(props: {
  pages: readonly TreeLine[];
  list: RefObject<HTMLOListElement | null>;
  levelWidth: number;
  onDrop: (id: number, place: TreePlace) => void;
}) {
  const { pages, list, levelWidth, onDrop } = props;
  const [drag, setDrag] = useState<Drag>();
  const under = useRef<Drag>(undefined);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function startDrag(event: PointerEvent<HTMLElement>, id: number) {
    if (event.button !== 0 || !event.isPrimary) return;
    const handle = event.currentTarget;
    const { pointerId, clientX: startX, clientY: startY } = event;
    const stay = withoutBranch(pages, id);
    const kept = new Set(stay.map((line) => line.id));
    const moved = new Set(pages.filter((line) => !kept.has(line.id)).map((line) => line.id));
    const startLevel = pages.find((line) => line.id === id)?.level ?? 0;
    const ending = new AbortController();
    underWay.current = ending;
    handle.setPointerCapture(pointerId);

    function follow({ clientX, clientY }: globalThis.PointerEvent) {
      if (!under.current && Math.hypot(clientX - startX, clientY - startY) < 6) return;
      if (clientY < EDGE) window.scrollBy(0, -12);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
      const gap = stay.filter((line) => middleOf(line.id) < clientY).length;
      const wanted = startLevel + Math.round((clientX - startX) / levelWidth);
      const { level, ...place } = placeInGap(stay, gap, wanted);
      const below = stay[gap];
      under.current = {
        ...{ moved, place, level },
        mark: (below ?? stay[gap - 1])?.id,
        isAfter: below === undefined,
      };
      setDrag(under.current);
    }
    function middleOf(line: number): number {
      const box = list.current?.querySelector(`[data-page="${line}"]`)?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : 0;
    }
    function end(isDropped: boolean) {
      const dropped = under.current;
      ending.abort();
      under.current = undefined;
      setDrag(undefined);
      if (!isDropped || !dropped) return;
      const now = placeOf(pages, id);
      const { place } = dropped;
      if (place.idParent !== now.idParent || place.before !== now.before) onDrop(id, place);
    }
    const { signal } = ending;
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }
  return { drag, startDrag };
}
