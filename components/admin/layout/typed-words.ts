import type { Editor } from "grapesjs";
import type { LanguageCode } from "@/lib/contract/locale";
import type { LayoutText } from "@/lib/layout/layout";

/** Puts in the words of the text that is being written, which the editor takes once it is left. */
export function withTyped(editor: Editor, texts: LayoutText[], code: LanguageCode): LayoutText[] {
  const view = editor.getEditing()?.getView();
  const key = view?.model.getAttributes()["data-text"];
  if (!view || !key) return texts;
  const typed = wordsOn(view.el);
  return texts.map((one) =>
    one.key === key ? { ...one, text: { ...one.text, [code]: typed } } : one,
  );
}

/** Returns the HTML of an element on the canvas without what the editor has put into it. */
function wordsOn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll("*")) {
    for (const { name } of [...one.attributes]) {
      if (/^(?:data-gjs|data-highlightable|draggable|contenteditable|id$|style$)/.test(name)) {
        one.removeAttribute(name);
      }
    }
    one.classList.remove("gjs-selected", "gjs-hovered");
    if (one.classList.length === 0) one.removeAttribute("class");
  }
  return copy.innerHTML;
}
