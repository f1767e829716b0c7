"use client";

import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { describedBy, Field, inputLook } from "./field";

/** From so many letters on a search is worth its answer. */
export const SEARCHED_FROM = 2;

/** A field for one of the things that are found as one types. */
export function ComboboxField<Item>(props: {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string;
  /** What stands in the field: what was typed, or the name of what was chosen. */
  text: string;
  chosen: Item | null;
  found: Item[];
  /** Said in place of a list that has nothing; while too little is typed, nothing is. */
  emptyNote: string | null;
  /** Asked above a list of guesses: none of them is taken unless one chooses it. */
  question?: string | undefined;
  nameOf(item: Item): string;
  keyOf(item: Item): string;
  onType(text: string): void;
  onChoose(item: Item): void;
  onLeave?(): void;
  /** A line of the list. */
  children(item: Item): ReactNode;
}) {
  const { id, name, label, hint, error, text, chosen, found, emptyNote, question } = props;
  const { nameOf, keyOf } = props;
  const combobox = useCombobox({
    id,
    inputId: id,
    items: found,
    inputValue: text,
    selectedItem: chosen,
    itemToString: (item) => (item === null ? "" : nameOf(item)),
    itemToKey: (item) => item && keyOf(item),
    defaultHighlightedIndex: question ? -1 : 0,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onChoose(selectedItem);
    },
    // Leaving the field takes nothing that one did not choose, and keeps what one typed.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const input = useRef<HTMLInputElement>(null);
  /** True once the list is opened and closed by what one does. */
  const isAlive = useRef(false);
  const show = useEffectEvent((list: Item[]) => {
    if (isAlive.current || list.length === 0 || input.current !== document.activeElement) return;
    combobox.openMenu();
  });
  const mark = useEffectEvent((list: Item[]) => {
    const likely = question ? -1 : 0;
    if (list.length > 0 && combobox.highlightedIndex !== likely) {
      combobox.setHighlightedIndex(likely);
    }
  });
  // What was typed before the page came alive has opened nothing.
  useEffect(() => show(found), [found]);
  // The line that the list before has marked is none of this one: Enter would take it.
  useEffect(() => mark(found), [found]);
  const isOpen = combobox.isOpen && (found.length > 0 || emptyNote !== null);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: input,
            id,
            name,
            autoComplete: "off",
            spellCheck: false,
            placeholder: props.placeholder,
            className: inputLook,
            // Said later, as the list would, it comes after the next key: letters get lost.
            onChange: ({ currentTarget }) => props.onType(currentTarget.value),
            onKeyDown: ({ key, nativeEvent }) => {
              isAlive.current = true;
              // With no list to see, the key is the form's.
              if (key === "Enter" && !isOpen) {
                Object.assign(nativeEvent, { preventDownshiftDefault: true });
              }
            },
            "aria-expanded": isOpen,
            onBlur: () => props.onLeave?.(),
            "aria-labelledby": undefined,
            ...describedBy(id, hint, error),
          })}
        />
        <ul
          {...combobox.getMenuProps({
            "aria-label": label,
            "aria-labelledby": undefined,
            // A list that scrolls is a stop of the keyboard otherwise, and goes as it is reached.
            tabIndex: -1,
          })}
          className={`absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-auto rounded-control border border-line-strong bg-raised py-1 shadow-2xl ${isOpen ? "" : "hidden"}`}
        >
          {isOpen && question && found.length > 0 && (
            <li className="px-4 pt-2 pb-1.5 text-muted text-small">{question}</li>
          )}
          {isOpen &&
            found.map((item, index) => (
              <li
                key={keyOf(item)}
                {...combobox.getItemProps({ item, index })}
                className={`flex cursor-pointer items-baseline justify-between gap-4 px-4 py-2.5 ${combobox.highlightedIndex === index ? "bg-accent text-on-accent" : ""}`}
              >
                {props.children(item)}
              </li>
            ))}
          {isOpen && found.length === 0 && <li className="px-4 py-2.5 text-muted">{emptyNote}</li>}
        </ul>
        <span role="status" className="sr-only">
          {isOpen && question}
        </span>
      </div>
    </Field>
  );
}
