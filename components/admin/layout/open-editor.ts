import grapesjs, { type Component, type Editor } from "grapesjs";
import { parsedCss } from "./parsed-css";
import { addSiteBlocks, type BlockCard } from "./site-block";

const CANVAS = "/layout-canvas.html";

interface Opened {
  container: HTMLElement;
  /** Name of the canvas for a reader who does not see it. */
  title: string;
  cardOf: (slug: string) => BlockCard;
}

/** Opens the editor of layouts: its canvas alone, as the panel has all the rest. */
export function openEditor({ container, title, cardOf }: Opened): Editor {
  return grapesjs.init({
    container,
    height: "100%",
    width: "auto",
    telemetry: false,
    cssIcons: "",
    storageManager: false,
    noticeOnUnload: false,
    showOffsets: true,
    avoidInlineStyle: true,
    protectedCss: "",
    panels: { defaults: [] },
    blockManager: { custom: true },
    layerManager: { custom: true },
    styleManager: { custom: true },
    traitManager: { custom: true },
    selectorManager: { custom: true, componentFirst: true },
    assetManager: { custom: true, upload: false },
    deviceManager: {
      devices: [
        { id: "computer", name: "computer", width: "" },
        { id: "phone", name: "phone", width: "390px", widthMedia: "480px" },
      ],
    },
    canvas: { scripts: [], styles: [], frameContent: "" },
    richTextEditor: { actions: ["bold", "italic"], onPaste: pasteWords },
    parser: {
      parserCss: parsedCss,
      optionsHtml: { allowScripts: false, allowUnsafeAttr: false, allowUnsafeAttrValue: false },
    },
    plugins: [
      (editor) => {
        addTexts(editor);
        addSiteBlocks(editor, cardOf);
        // Before the frame is put into the page, so that it is only ever loaded like this.
        editor.on(
          "frame:render" as never,
          ((view: { el: HTMLIFrameElement }) => {
            view.el.setAttribute("sandbox", "allow-same-origin");
            view.el.title = title;
            view.el.src = CANVAS;
          }) as never,
        );
      },
    ],
  });
}

/** Takes words alone out of what is pasted. */
function pasteWords({
  ev,
  rte,
}: {
  ev: ClipboardEvent;
  rte: { exec: (name: string, value: string) => void };
}) {
  ev.preventDefault();
  rte.exec("insertText", ev.clipboardData?.getData("text/plain") ?? "");
}

/** Makes each element that names a text one that is written in as a whole. */
function addTexts({ Components }: Editor): void {
  Components.addType("text", {
    isComponent: (element) =>
      element.hasAttribute?.("data-text") && element.localName !== "a"
        ? { type: "text" }
        : undefined,
  });
}

/** Tells whether a component is one that is written in. */
export const isText = (component: Component): boolean =>
  component.is("text") || component.is("link");
