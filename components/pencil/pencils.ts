import { tabStorage } from "@/lib/browser/storage";
import { watchSize } from "@/lib/browser/watch-size";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import en from "@/messages/en/pencil.json";
import fr from "@/messages/fr/pencil.json";
import { type BlockPlace, barHeight, blockPlace } from "./block-place";
import { type EditedParts, editedParts } from "./edited-parts";
import { PENCIL_STYLE, pencilIcon } from "./pencil-look";

const WORDS = { fr, en };
const HIDDEN = "pencils-hidden";

/** Space above the bar, in pixels. */
const ABOVE_BAR = 16;

begin();

/**
 * Puts pencils on a public page for those who may edit it: one for the page, one for each of its
 * blocks. The server adds this script to the pages of their sessions alone. It stands outside what
 * React has made, and follows its visitor from page to page.
 */
function begin(): void {
  const layer = document.createElement("div");
  const root = layer.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(PENCIL_STYLE);
  root.adoptedStyleSheets = [style];
  const nav = document.createElement("nav");
  root.append(nav);
  document.body.append(layer);

  let path = "";
  let parts: EditedParts | undefined;
  let drawn = "";
  let isDrawing = false;

  /** Draws the pencils where their blocks stand now, unless nothing has moved. */
  function draw(): void {
    const blocks = isHidden() ? [] : (parts?.blocks ?? []);
    const places = blocks.flatMap((block) => {
      const place = blockPlace(block.slug);
      return place ? [{ ...block, place }] : [];
    });
    const bottom = barHeight() + ABOVE_BAR;
    const state = JSON.stringify([path, parts, places, bottom, isHidden()]);
    if (state === drawn) return;
    drawn = state;
    const words = WORDS[localeOfPath(path)];
    nav.setAttribute("aria-label", words.tools);
    const focused = root.activeElement?.id;
    nav.replaceChildren(
      ...places.flatMap(({ slug, href, place }) => pencilOf(slug, href, place, words.block)),
      ...(parts ? [toolsOf(parts, bottom)] : []),
    );
    if (focused) root.getElementById(focused)?.focus();
  }

  function toolsOf({ kind, href }: EditedParts, bottom: number): HTMLElement {
    const words = WORDS[localeOfPath(path)];
    const edit = linkTo(href, "edit");
    edit.append(pencilIcon("pencil"), words[kind]);
    const toggle = document.createElement("button");
    toggle.type = "button";
    toggle.id = "toggle";
    toggle.append(pencilIcon("eye"));
    toggle.title = words[isHidden() ? "show" : "hide"];
    toggle.setAttribute("aria-label", toggle.title);
    toggle.addEventListener("click", () => {
      turnHidden();
      draw();
    });
    const tools = document.createElement("div");
    tools.className = "page";
    tools.style.bottom = `${bottom}px`;
    tools.append(edit, toggle);
    return tools;
  }

  async function follow(): Promise<void> {
    path = location.pathname;
    parts = undefined;
    draw();
    const here = path;
    const found = await editedParts(here, localeOfPath(here)).catch(() => undefined);
    if (here !== path) return;
    parts = found;
    draw();
  }

  function drawSoon(): void {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      if (location.pathname === path) draw();
      else void follow();
    });
  }

  new MutationObserver(drawSoon).observe(document.body, { childList: true, subtree: true });
  watchSize(document.body, drawSoon);
  drawSoon();
}

/** Returns the pencil of a block, and the frame that shows what it is the pencil of. */
function pencilOf(
  slug: string,
  href: string,
  { title, frame: around, pencil }: BlockPlace,
  words: string,
): HTMLElement[] {
  const link = linkTo(href, slug);
  link.className = "block";
  // Between a name and its title: French has a space before the colon.
  const colon = localeOfPath(location.pathname) === "fr" ? "\u00a0: " : ": ";
  link.title = title ? words + colon + title : words;
  link.setAttribute("aria-label", link.title);
  link.append(pencilIcon("pencil"));
  const frame = document.createElement("span");
  frame.className = "frame";
  for (const [element, place] of [
    [link, pencil],
    [frame, around],
  ] as const) {
    for (const [name, pixels] of Object.entries(place)) {
      element.style.setProperty(name, `${pixels}px`);
    }
  }
  return [link, frame];
}

function linkTo(href: string, id: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.id = id;
  return link;
}

/** Tells whether the pencils are put away for this visit. */
const isHidden = () => tabStorage.getItem(HIDDEN) !== null;

function turnHidden(): void {
  if (isHidden()) tabStorage.removeItem(HIDDEN);
  else tabStorage.setItem(HIDDEN, "1");
}
