"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Distance in pixels from the top and the bottom of the window within which it is scrolled. */
const EDGE = 60;
/** Pixels that a pointer goes before it drags. */
const STILL = 6;

/** Point of the window at which a pointer is. */
type Point = Pick<globalThis.PointerEvent, "clientX" | "clientY">;

/** Follows a pointer, of a mouse or a finger, from a handle to where it is dropped. */
export function useDrag<Place>() {
  const [drag, setDrag] = useState<Place>();
  const under = useRef<Place>(undefined);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /**
   * Begins to drag what the handle holds.
   * @param on.follow tells the place that the pointer means
   * @param on.drop gets the last place, unless the drag is given up
   */
  function startDrag(
    event: PointerEvent<HTMLElement>,
    on: { follow: (pointer: Point) => Place; drop: (place: Place) => void },
  ) {
    if (event.button !== 0 || !event.isPrimary) return;
    const handle = event.currentTarget;
    const { pointerId, clientX: startX, clientY: startY } = event;
    const ending = new AbortController();
    underWay.current = ending;
    handle.setPointerCapture(pointerId);

    function follow(pointer: Point) {
      const { clientX, clientY } = pointer;
      if (under.current === undefined && Math.hypot(clientX - startX, clientY - startY) < STILL) {
        return;
      }
      if (clientY < EDGE) window.scrollBy(0, -12);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
      under.current = on.follow(pointer);
      setDrag(under.current);
    }
    function end(isDropped: boolean) {
      const dropped = under.current;
      ending.abort();
      under.current = undefined;
      setDrag(undefined);
      if (isDropped && dropped !== undefined) on.drop(dropped);
    }
    const { signal } = ending;
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }
  return { drag, startDrag };
}
