import type { Layout } from "@/lib/layout/layout";

const LISTS = ["texts", "descriptions", "addresses"] as const;

/**
 * Remembers the words and settings of what was taken off the canvas, so that it has them again when
 * that is undone.
 */
export function createLayoutMemory() {
  const texts = new Map<string, Layout["texts"][number]>();
  const blocks = new Map<string, Layout["blocks"][number]>();
  return {
    /** Takes in a layout, and returns it with all that was ever in it. */
    with(layout: Layout): Layout {
      for (const list of LISTS)
        for (const one of layout[list]) texts.set(`${list} ${one.key}`, one);
      for (const block of layout.blocks) blocks.set(block.slug, block);
      const known = (list: (typeof LISTS)[number]) =>
        [...texts].flatMap(([name, one]) => (name.startsWith(`${list} `) ? [one] : []));
      return {
        ...layout,
        texts: known("texts"),
        descriptions: known("descriptions"),
        addresses: known("addresses"),
        blocks: [...blocks.values()],
      };
    },
  };
}
