"use client";

import type { PointerEvent, RefObject } from "react";
import { useDrag } from "@/components/admin/field/use-drag";
import type { TreePlace } from "@/lib/rules/content/page-tree";
import { placeInGap, placeOf, type TreeLine, withoutBranch } from "@/lib/rules/content/page-tree";

interface Drag {
  moved: ReadonlySet<number>;
  place: TreePlace;
  level: number;
  /** Line at which the gap is drawn, above it or below it. */
  mark: number | undefined;
  isAfter: boolean;
}

/** Drags a page of the tree, with those below it, by its handle to the gap in which it is dropped. */
export function useTreeDrag(props: {
  pages: readonly TreeLine[];
  list: RefObject<HTMLOListElement | null>;
  levelWidth: number;
  onDrop: (id: number, place: TreePlace) => void;
}) {
  const { pages, list, levelWidth, onDrop } = props;
  const { drag, startDrag } = useDrag<Drag>();

  function middleOf(line: number): number {
    const box = list.current?.querySelector(`[data-page="${line}"]`)?.getBoundingClientRect();
    return box ? box.top + box.height / 2 : 0;
  }
  function startPageDrag(event: PointerEvent<HTMLElement>, id: number) {
    const startX = event.clientX;
    const stay = withoutBranch(pages, id);
    const kept = new Set(stay.map((line) => line.id));
    const moved = new Set(pages.filter((line) => !kept.has(line.id)).map((line) => line.id));
    const startLevel = pages.find((line) => line.id === id)?.level ?? 0;
    startDrag(event, {
      follow: ({ clientX, clientY }) => {
        const gap = stay.filter((line) => middleOf(line.id) < clientY).length;
        const wanted = startLevel + Math.round((clientX - startX) / levelWidth);
        const { level, ...place } = placeInGap(stay, gap, wanted);
        const below = stay[gap];
        return {
          ...{ moved, place, level },
          mark: (below ?? stay[gap - 1])?.id,
          isAfter: below === undefined,
        };
      },
      drop: ({ place }) => {
        const now = placeOf(pages, id);
        if (place.idParent !== now.idParent || place.before !== now.before) onDrop(id, place);
      },
    });
  }
  return { drag, startDrag: startPageDrag };
}
