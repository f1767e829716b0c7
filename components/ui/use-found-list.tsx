"use client";

import { useCombobox } from "downshift";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";

/** Number of letters from which a search is worth its answer. */
export const SEARCHED_FROM = 2;

export interface FoundList<Item> {
  id: string;
  label: string;
  /** Text of the field: the typed one, or the name of the chosen item. */
  text: string;
  chosen: Item | null;
  found: Item[];
  /** Note in place of an empty list; null while too little is typed. */
  emptyNote: string | null;
  /** Question above a list of guesses: none of them is taken without a choice. */
  question?: string | undefined;
  nameOf(item: Item): string;
  keyOf(item: Item): string;
  onType(text: string): void;
  onChoose(item: Item): void;
  onLeave?(): void;
  children(item: Item): ReactNode;
  /** True where the list takes its space below the field, covers nothing, and stays open. */
  isInFlow?: boolean;
}

const OVER = "absolute inset-x-0 top-full z-30 mt-1 max-h-80 border border-line-strong shadow-2xl";
const IN_FLOW = "mt-2 border-line border-y";

/** Holds the list of a field whose items are found while typing, and the props of its input. */
export function useFoundList<Item>(props: FoundList<Item>): {
  inputProps: ComponentProps<"input">;
  list: ReactNode;
} {
  const { id, text, chosen, found, emptyNote, question, nameOf, keyOf } = props;
  /** Line that Enter takes: the first one, but not of guesses, nor before anything is typed. */
  const likely = question || text === "" ? -1 : 0;
  const input = useRef<HTMLInputElement>(null);
  // `useCombobox` gives its input the focus in an effect, once its list is open: by then a visitor
  // may be typing into the next field. Effects run in this order, so its input takes no focus
  // meanwhile.
  useEffect(() => keepFromFocus(input.current));
  const combobox = useCombobox({
    id,
    inputId: id,
    items: found,
    inputValue: text,
    selectedItem: chosen,
    itemToString: (item) => (item === null ? "" : nameOf(item)),
    itemToKey: (item) => item && keyOf(item),
    defaultHighlightedIndex: likely,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
      // A list may open as its field is pressed, before it is clicked: a click closes none.
      if (type === InputClick && state.isOpen) return state;
      // Leaving the field takes no item without a choice, and keeps the typed text.
      if (type !== InputBlur) return changes;
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    },
  });
  useEffect(() => letFocus(input.current));
  /** True once the visitor's own actions open and close the list. */
  const isAlive = useRef(false);
  const show = useEffectEvent((list: Item[]) => {
    if (isAlive.current || list.length === 0 || input.current !== document.activeElement) return;
    combobox.openMenu();
  });
  const mark = useEffectEvent((list: Item[]) => {
    if (list.length > 0 && combobox.highlightedIndex !== likely) {
      combobox.setHighlightedIndex(likely);
    }
  });
  // Text typed before the page came alive has opened nothing.
  useEffect(() => show(found), [found]);
  // The marked line belongs to the list before, not to this one: Enter would take it.
  useEffect(() => mark(found), [found]);
  const isOpen =
    (combobox.isOpen || props.isInFlow === true) && (found.length > 0 || emptyNote !== null);

  const inputProps = combobox.getInputProps({
    ref: input,
    id,
    // Said later, as the list would, it comes after the next key: letters get lost.
    onChange: ({ currentTarget }) => props.onType(currentTarget.value),
    onKeyDown: ({ key, nativeEvent }) => {
      isAlive.current = true;
      // With no list to see, the key is the form's.
      if (key === "Enter" && !isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
    "aria-expanded": isOpen,
    onBlur: () => props.onLeave?.(),
    "aria-labelledby": undefined,
  });
  const list = (
    <>
      <ul
        {...combobox.getMenuProps({
          "aria-label": props.label,
          "aria-labelledby": undefined,
          // A list that scrolls is a stop of the keyboard otherwise, and goes as it is reached.
          tabIndex: -1,
        })}
        className={`overflow-auto rounded-control bg-raised py-1 ${props.isInFlow ? IN_FLOW : OVER} ${isOpen ? "" : "hidden"}`}
      >
        {isOpen && question && found.length > 0 && (
          <li className="px-4 pt-2 pb-1.5 text-muted text-small">{question}</li>
        )}
        {isOpen &&
          found.map((item, index) => (
            <li
              key={keyOf(item)}
              {...combobox.getItemProps({ item, index })}
              className={`flex cursor-pointer items-baseline justify-between gap-4 px-4 ${props.isInFlow ? "py-3.5" : "py-2.5"} ${combobox.highlightedIndex === index ? "bg-accent text-on-accent" : ""}`}
            >
              {props.children(item)}
            </li>
          ))}
        {isOpen && found.length === 0 && <li className="px-4 py-2.5 text-muted">{emptyNote}</li>}
      </ul>
      <span role="status" className="sr-only">
        {isOpen && question}
      </span>
    </>
  );
  return { inputProps, list };
}

/** Keeps an input from taking the focus, for every caller. */
function keepFromFocus(input: HTMLInputElement | null): void {
  if (input) Object.defineProperty(input, "focus", { value: () => undefined, configurable: true });
}

function letFocus(input: HTMLInputElement | null): void {
  if (input) Reflect.deleteProperty(input, "focus");
}
