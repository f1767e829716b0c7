import type { ShownText } from "@/lib/layout/shown-texts";

/** Places of a part of the page and of its pencil in the document, in pixels. */
export interface PartPlace {
  frame: { top: number; left: number; width: number; height: number };
  pencil: { top: number; left: number };
}

/** Size of a block's pencil, and the room between it and the edge of its block, in pixels. */
const SIZE = 44;
const ROOM = 12;
/** Size of the pencil of a line, and the room between them, in pixels. */
const SMALL = 28;
const BESIDE = 6;

/** Finds a block on the page; undefined where it shows nothing. */
export function blockPlace(slug: string): (PartPlace & { title: string | null }) | undefined {
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

/**
 * Finds elements that show texts of a layout. A page has no keys: the same words twice are the first
 * text and the second.
 */
export function textElements(texts: readonly ShownText[]): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const taken = new Set<HTMLElement>();
  for (const { key, tag, words } of texts) {
    const element = [...document.querySelectorAll<HTMLElement>(`.grape ${tag}`)].find(
      (one) => !taken.has(one) && one.textContent.replace(/\s+/g, "") === words,
    );
    if (!element) continue;
    taken.add(element);
    found.set(key, element);
  }
  return found;
}

/** Finds a part of the header or the footer by a selector. */
export function markedPlace(mark: string): PartPlace | undefined {
  return linePlace(document.querySelector<HTMLElement>(mark));
}

/** Places a pencil beside the words of a line, or above them where the window ends. */
export function linePlace(line: HTMLElement | null | undefined): PartPlace | undefined {
  if (!line || line.offsetHeight === 0) return undefined;
  const words = document.createRange();
  words.selectNodeContents(line);
  const rect = line.getBoundingClientRect();
  // A submenu that is closed is within the menu, and below it.
  const end = Math.min(rect.right, words.getBoundingClientRect().right);
  const [top, left] = [Math.round(rect.top + scrollY), Math.round(rect.left + scrollX)];
  const [width, height] = [Math.round(end - rect.left), Math.round(rect.height)];
  const [beside, most] = [
    left + width + BESIDE,
    document.documentElement.clientWidth - SMALL - BESIDE,
  ];
  return {
    frame: { top, left, width, height },
    pencil: {
      top: top + (beside > most ? -SMALL : Math.round((height - SMALL) / 2)),
      left: Math.min(beside, most),
    },
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
