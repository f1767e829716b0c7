import type { Component, Editor } from "grapesjs";
import { randomKey } from "@/lib/browser/random-key";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import { type Layout, TEXT_ATTRIBUTES, type TextList } from "@/lib/layout/layout";
import { SITE_BLOCK } from "./site-block";

const KEYED = [
  { name: "data-text", list: "texts" as TextList, said: undefined },
  ...TEXT_ATTRIBUTES.map(({ property, keyProperty, list }) => ({
    name: hyphened(keyProperty),
    list: list as TextList,
    said: hyphened(property),
  })),
];

function hyphened(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const drawn = (): string => randomKey().replaceAll("-", "").slice(0, 10);

export const newKey = (): string => `k${drawn()}`;
const newSlug = (): string => `b${drawn()}`;

/**
 * Gives each part on the canvas a name of its own, which it keeps from then on: texts that are new,
 * and all that was copied together with its words in every language and its settings.
 * @param newBlock makes the settings of a block of a type
 * @returns the layout with the words and settings of what was copied
 */
export function nameParts(
  editor: Editor,
  before: Layout,
  newBlock: (type: string, slug: string) => SaidBlock,
): Layout {
  const named: Layout = {
    ...before,
    texts: [...before.texts],
    descriptions: [...before.descriptions],
    addresses: [...before.addresses],
    blocks: [...before.blocks],
  };
  const used = new Set<string>();
  const give = (component: Component, name: string, value: string) =>
    editor.UndoManager.skip(() =>
      component.addAttributes({ [name]: value }, { silent: true } as never),
    );

  function nameTexts(component: Component): void {
    const attributes = component.getAttributes();
    for (const { name, list, said } of KEYED) {
      const key = String(attributes[name] ?? "");
      const isSaid = said ? String(attributes[said] ?? "").trim() !== "" : hasOwnWords(component);
      if (!key && !isSaid) continue;
      if (key && !used.has(`${list} ${key}`)) {
        used.add(`${list} ${key}`);
        continue;
      }
      const own = newKey();
      used.add(`${list} ${own}`);
      const copied = before[list].find((one) => one.key === key);
      if (copied) named[list].push({ key: own, text: { ...copied.text } });
      give(component, name, own);
    }
  }

  function nameBlock(component: Component): void {
    const slug = String(component.getAttributes()["data-component"] ?? "");
    if (slug && !used.has(`block ${slug}`)) {
      used.add(`block ${slug}`);
      return;
    }
    const own = newSlug();
    used.add(`block ${own}`);
    const copied = before.blocks.find((block) => block.slug === slug);
    const type = String(component.get("blockType" as never) ?? "");
    if (copied) named.blocks.push({ ...structuredClone(copied), slug: own });
    else if (type) named.blocks.push(newBlock(type, own));
    give(component, "data-component", own);
  }

  function walk(component: Component): void {
    if (component.is(SITE_BLOCK)) {
      nameBlock(component);
      return;
    }
    nameTexts(component);
    // What stands within a text is a part of it.
    if (component.getAttributes()["data-text"]) return;
    component.components().forEach(walk);
  }
  editor.getWrapper()?.components().forEach(walk);
  return named;
}

const hasOwnWords = (component: Component): boolean =>
  component
    .components()
    .some((one: Component) => one.is("textnode") && String(one.get("content") ?? "").trim() !== "");
