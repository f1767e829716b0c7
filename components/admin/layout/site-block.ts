import type { Component, Editor } from "grapesjs";

/** What the canvas shows in the place of a block of the site. */
export interface BlockCard {
  label: string;
  title: string;
  /** HTML of the block as the site shows it, where it is known. */
  drawn: string | undefined;
}

export const SITE_BLOCK = "site-block";

/** Adds the blocks of the site to the editor: each is moved as a whole, its settings stand beside. */
export function addSiteBlocks({ Components }: Editor, cardOf: (slug: string) => BlockCard): void {
  Components.addType(SITE_BLOCK, {
    isComponent: (element) =>
      element.hasAttribute?.("data-component") ? { type: SITE_BLOCK } : undefined,
    model: {
      defaults: {
        tagName: "div",
        droppable: false,
        editable: false,
        stylable: false,
        // Blocks have no content of their own in the structure.
        components: [],
      },
      init(this: Component) {
        this.components().reset();
      },
    } as never,
    view: {
      onRender(this: { el: HTMLElement; model: Component }) {
        drawCard(this.el, cardOf(String(this.model.getAttributes()["data-component"] ?? "")));
      },
    } as never,
  });
}

function drawCard(place: HTMLElement, { label, title, drawn }: BlockCard): void {
  const { ownerDocument: page } = place;
  if (drawn !== undefined) {
    const inside = page.createElement("div");
    inside.innerHTML = drawn;
    inside.inert = true;
    inside.style.pointerEvents = "none";
    place.replaceChildren(inside);
    return;
  }
  const card = page.createElement("div");
  card.className = "site-block-card";
  for (const [name, text] of [
    ["strong", label],
    ["span", title],
  ] as const) {
    const words = page.createElement(name);
    words.textContent = text;
    card.append(words);
  }
  place.replaceChildren(card);
}

/** Draws the blocks of the canvas anew, as their settings or their looks have changed. */
export function drawBlocks(editor: Editor, cardOf: (slug: string) => BlockCard): void {
  for (const component of editor.getWrapper()?.findType(SITE_BLOCK) ?? []) {
    const element = component.getEl();
    if (element)
      drawCard(element, cardOf(String(component.getAttributes()["data-component"] ?? "")));
  }
}
