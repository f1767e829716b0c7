/** Where a block stands in the document, and its pencil, in pixels. */
export interface BlockPlace {
  title: string | null;
  frame: { top: number; left: number; width: number; height: number };
  pencil: { top: number; left: number };
}

/** Size of a pencil, and the room between it and the edge of its block, in pixels. */
const SIZE = 44;
const ROOM = 12;

/** Finds a block on the page; undefined where it shows nothing. */
export function blockPlace(slug: string): BlockPlace | undefined {
  const title = document.getElementById(`${slug}-title`);
  const block = title?.closest("section") ?? document.getElementById(slug);
  if (!block || block.offsetHeight === 0) return undefined;
  const rect = block.getBoundingClientRect();
  const [top, left] = [Math.round(rect.top + scrollY), Math.round(rect.left + scrollX)];
  const right = left + Math.min(rect.width, document.documentElement.clientWidth);
  return {
    title: title?.textContent ?? null,
    frame: { top, left, width: Math.round(rect.width), height: Math.round(rect.height) },
    pencil: { top: Math.max(top, menuEnd()) + ROOM, left: Math.round(right) - SIZE - ROOM },
  };
}

/** Returns the end of the header where the page begins: it may lie over the first block. */
function menuEnd(): number {
  const header = document.querySelector<HTMLElement>("header");
  if (!header) return 0;
  const isPinned = getComputedStyle(header).position === "sticky";
  return (isPinned ? 0 : header.offsetTop) + header.offsetHeight;
}

/** Returns the height of the bar at the foot of small windows; 0 where there is none. */
export function barHeight(): number {
  const bar = document.querySelector("[data-bar]");
  return bar && getComputedStyle(bar).position === "fixed" ? bar.clientHeight : 0;
}
