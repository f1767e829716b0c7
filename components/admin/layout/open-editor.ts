import grapesjs, { type Editor } from "grapesjs";
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
    canvas: { scripts: [], styles: [], frameContent: "", frameStyle: "" },
    richTextEditor: { actions: ["bold", "italic"], onPaste: pasteWords },
    parser: {
      parserCss: parsedCss,
      optionsHtml: { allowScripts: false, allowUnsafeAttr: false, allowUnsafeAttrValue: false },
    },
    plugins: [
      (editor) => {
        addTexts(editor);
        addSiteBlocks(editor, cardOf);
        const dress = ({ el }: { el: HTMLIFrameElement }) => {
          el.setAttribute("sandbox", "allow-same-origin");
          el.title = title;
          el.src = CANVAS;
        };
        // Before a frame is put into the page, so that it is only ever loaded like this.
        const maker = editor.getModel() as unknown as FrameMaker;
        maker.on("frame:render", dress);
        // It reads what is pasted or dropped on a second, hidden canvas.
        maker.on("change:shallow", (_, hidden) => {
          hidden.Canvas.getConfig().frameContent = "";
          hidden.on("frame:render", dress);
        });
      },
    ],
  });
}

/** Part of the editor that puts a canvas into the page. */
interface FrameMaker {
  on: {
    (event: "frame:render", act: (view: { el: HTMLIFrameElement }) => void): void;
    (event: "change:shallow", act: (maker: FrameMaker, hidden: FrameMaker) => void): void;
  };
  Canvas: { getConfig: () => { frameContent?: string } };
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

/** Windows in which a layout is shown, as wide as they are in CSS pixels. */
const WINDOWS = { computer: 1280, phone: 390 } as const;
export type CanvasWindow = keyof typeof WINDOWS;

/** Shows the page in a window, as large as there is room for it. */
export function fitCanvas(editor: Editor, place: HTMLElement, of: CanvasWindow): void {
  const { clientWidth, clientHeight } = place;
  const width = WINDOWS[of];
  const zoom = Math.min(1, clientWidth / width);
  editor.Canvas.getFrames()[0]?.set({ width: `${width}px`, height: `${clientHeight / zoom}px` });
  editor.Canvas.setZoom(zoom * 100);
  editor.Canvas.setCoords(Math.max(0, (clientWidth - width * zoom) / 2), 0);
  editor.refresh();
}
