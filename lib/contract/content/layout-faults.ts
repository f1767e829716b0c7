import { blockFaults } from "@/lib/contract/block/block-faults";
import { isUnsaid } from "@/lib/rules/content/is-unsaid";
import type { ContentFault } from "./definition";

/** Lists of texts of which each has to be written in a language before that is published. */
const LISTS = ["texts", "descriptions", "addresses"] as const;

/** Layout of a page in a language, as it is written. */
type WrittenLayout = Partial<Record<(typeof LISTS)[number], { text: unknown }[]>> & {
  blocks?: unknown;
};

/** Finds what a layout lacks in a language: texts that another language has, parts of its blocks. */
export function layoutFaults(shown: unknown): Record<string, ContentFault> {
  const layout = (shown ?? {}) as WrittenLayout;
  const unwritten = LISTS.flatMap((list) =>
    (layout[list] ?? []).flatMap(({ text }, at) =>
      isUnsaid(text) ? [`layout.${list}.${at}.text`] : [],
    ),
  );
  const blocks = Object.entries(blockFaults(layout.blocks));
  return {
    ...Object.fromEntries(unwritten.map((place) => [place, "REQUIRED" as const])),
    ...Object.fromEntries(blocks.map(([place, fault]) => [`layout.${place}`, fault])),
  };
}
