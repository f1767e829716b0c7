"use client";

import type { PointerEvent, RefObject } from "react";
import { useDrag } from "./use-drag";

/** Line that is dragged, and the place among the others at which it would be dropped. */
interface Dragged {
  at: number;
  to: number;
}

/** Drags a line of a list by its handle to another place among the others. */
export function useListDrag(props: {
  list: RefObject<HTMLOListElement | null>;
  onMove: (at: number, to: number) => void;
}) {
  const { list, onMove } = props;
  const { drag, startDrag } = useDrag<Dragged>();

  return {
    drag,
    startDrag: (event: PointerEvent<HTMLElement>, at: number) =>
      startDrag(event, {
        follow: ({ clientY }) => {
          const others = [...(list.current?.children ?? [])].filter((_, index) => index !== at);
          const above = others.filter((line) => {
            const { top, height } = line.getBoundingClientRect();
            return top + height / 2 < clientY;
          });
          return { at, to: above.length };
        },
        drop: ({ to }) => {
          if (to !== at) onMove(at, to);
        },
      }),
  };
}
