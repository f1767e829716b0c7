import { tabStorage } from "@/lib/browser/storage";
import { watchSize } from "@/lib/browser/watch-size";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import en from "@/messages/en/pencil.json";
import fr from "@/messages/fr/pencil.json";
import { type EditedParts, editedParts } from "./edited-parts";
import { FRAME_PARTS } from "./frame-parts";
import {
  barHeight,
  blockPlace,
  linePlace,
  markedPlace,
  type PartPlace,
  textElements,
} from "./part-place";
import { PENCIL_STYLE, pencilIcon } from "./pencil-look";

const WORDS = { fr, en };
const HIDDEN = "pencils-hidden";

/** Space above the bar, in pixels. */
const ABOVE_BAR = 16;

begin();

/**
 * Puts pencils on a public page for those who may edit it: one for the page, one for each of its
 * blocks, one for each text of a free layout, which shows beside the text that is pointed at, and one
 * for each text of its header and footer. The server adds this script to the pages
 * of their sessions alone. It stands outside what React has made, and follows its visitor from page
 * to page.
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
  let texts = new Map<string, HTMLElement>();
  /** Id of the pencil whose text the pointer was over last. */
  let near = "";

  /** Draws the pencils where their blocks stand now, unless nothing has moved. */
  function draw(): void {
    const words = WORDS[localeOfPath(path)];
    texts = textElements(parts?.texts ?? []);
    const places = parts && !isHidden() ? placesOf(parts, texts, words) : [];
    const bottom = barHeight() + ABOVE_BAR;
    const state = JSON.stringify([path, parts, places, bottom, isHidden()]);
    if (state === drawn) return;
    drawn = state;
    nav.setAttribute("aria-label", words.tools);
    const focused = root.activeElement?.id;
    nav.replaceChildren(...places.flatMap(pencilOf), ...(parts ? [toolsOf(parts, bottom)] : []));
    if (focused) root.getElementById(focused)?.focus();
    root.getElementById(near)?.classList.add("near");
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

  document.addEventListener("pointerover", ({ target }) => {
    const over = [...texts].find(([, element]) => element.contains(target as Node));
    if (!over) return;
    root.getElementById(near)?.classList.remove("near");
    near = textId(over[0]);
    root.getElementById(near)?.classList.add("near");
  });
  new MutationObserver(drawSoon).observe(document.body, { childList: true, subtree: true });
  watchSize(document.body, drawSoon);
  drawSoon();
}

/** Pencil of a part of the page, as it is drawn. */
interface Pencil extends PartPlace {
  id: string;
  href: string;
  words: string;
  look: "block" | "block line" | "block line text";
}

const textId = (key: string): string => `text-${key}`;

/** Returns the pencils of the blocks and texts of the page, then of its header and footer. */
function placesOf(
  { blocks, texts }: EditedParts,
  elements: ReadonlyMap<string, HTMLElement>,
  words: typeof fr,
): Pencil[] {
  // Between a name and its title: French has a space before the colon.
  const colon = localeOfPath(location.pathname) === "fr" ? "\u00a0: " : ": ";
  return [
    ...blocks.flatMap(({ slug, href }) => {
      const place = blockPlace(slug);
      const name = words.block + (place?.title ? colon + place.title : "");
      return place ? [{ ...place, id: slug, href, words: name, look: "block" as const }] : [];
    }),
    ...texts.flatMap(({ key, href }) => {
      const element = elements.get(key);
      const place = linePlace(element);
      const name = words.text + colon + element?.textContent.trim();
      return place
        ? [{ ...place, id: textId(key), href, words: name, look: "block line text" as const }]
        : [];
    }),
    ...FRAME_PARTS.flatMap(({ name, mark, href }) => {
      const place = markedPlace(mark);
      return place
        ? [
            {
              ...place,
              id: `frame-${name}`,
              href,
              words: words.frame[name],
              look: "block line" as const,
            },
          ]
        : [];
    }),
  ];
}

/** Draws the pencil of a part, and the frame that shows what it is the pencil of. */
function pencilOf({ id, href, words, look, frame: around, pencil }: Pencil): HTMLElement[] {
  const link = linkTo(href, id);
  link.className = look;
  link.title = words;
  link.setAttribute("aria-label", words);
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
