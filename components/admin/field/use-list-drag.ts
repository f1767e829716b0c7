"use client";

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Distance in pixels from the top and the bottom of the window within which it is scrolled. */
const EDGE = 60;
/** Pixels that a pointer goes before it drags. */
const STILL = 6;

/** Line that is dragged, and the place among the others at which it would be dropped. */
interface Dragged {
  at: number;
  to: number;
}

/** Follows a pointer, of a mouse or a finger, from the handle of a line to where it is dropped. */
export function useListDrag(props: {
  list: RefObject<HTMLOListElement | null>;
  onMove: (at: number, to: number) => void;
}) {
  const { list, onMove } = props;
  const [drag, setDrag] = useState<Dragged>();
  const under = useRef<Dragged>(undefined);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function startDrag(event: PointerEvent<HTMLElement>, at: number) {
    if (event.button !== 0 || !event.isPrimary) return;
    const handle = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    const ending = new AbortController();
    underWay.current = ending;
    handle.setPointerCapture(pointerId);

    function follow({ clientY }: globalThis.PointerEvent) {
      if (!under.current && Math.abs(clientY - startY) < STILL) return;
      if (clientY < EDGE) window.scrollBy(0, -12);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
      const others = [...(list.current?.children ?? [])].filter((_, index) => index !== at);
      const to = others.filter((line) => {
        const { top, height } = line.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      under.current = { at, to };
      setDrag(under.current);
    }
    function end(isDropped: boolean) {
      const dropped = under.current;
      ending.abort();
      under.current = undefined;
      setDrag(undefined);
      if (isDropped && dropped && dropped.to !== at) onMove(at, dropped.to);
    }
    const { signal } = ending;
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }
  return { drag, startDrag };
}
