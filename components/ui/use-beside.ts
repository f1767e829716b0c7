import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Closes a dialog when its ground beside it is pressed, in any browser; the keyboard has Escape for
 * it. A press that only ends there, as when a text is marked, closes nothing. Once something was
 * typed in it, `mayLose` is asked first, of Escape too.
 */
export function useBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  close: () => void,
  mayLose: () => boolean = () => true,
) {
  const mayClose = useEffectEvent((isTyped: boolean) => !isTyped || mayLose());
  const leave = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let isTyped = false;
    let hasBegunBeside = false;
    const type = () => {
      isTyped = true;
    };
    const press = (event: PointerEvent) => {
      hasBegunBeside = isBeside(element, event);
    };
    const release = (event: MouseEvent) => {
      if (hasBegunBeside && isBeside(element, event) && mayClose(isTyped)) leave();
    };
    const cancel = (event: Event) => {
      if (event.target === element && !mayClose(isTyped)) event.preventDefault();
    };
    const forget = () => {
      isTyped = false;
    };
    element.addEventListener("input", type);
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", release);
    element.addEventListener("cancel", cancel);
    element.addEventListener("close", forget);
    return () => {
      element.removeEventListener("input", type);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", release);
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("close", forget);
    };
  }, [dialog]);
}

/** Tells whether a press is on the ground of a dialog, which is the dialog's own to the browser. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
