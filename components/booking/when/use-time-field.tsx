"use client";

import { useCombobox } from "downshift";
import { useTranslations } from "next-intl";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useSeenWhole } from "@/components/ui/use-seen-whole";
import { isTimeOfDay, typedTime } from "@/lib/rules/calendar/typed-time";
import { likelyChoice, type TimeChoice } from "./time-choices";

/**
 * Holds a field of a time that is typed, or chosen from a list of quarters of an hour, an hour to a
 * line, the taken ones crossed out: the props of its input, and the list, over the content below
 * it.
 */
export function useTimeField(field: {
  id: string;
  /** Time as `HH:mm`, or the typed text where that is no time. */
  value: string;
  onChange: (value: string) => void;
  choices: TimeChoice[];
  /** Text in its input from the beginning, before it was first left. */
  typedBefore?: string | undefined;
}): { inputProps: ComponentProps<"input">; list: ReactNode } {
  const { id, value, onChange, choices } = field;
  const t = useTranslations("booking.dayAndTime");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(field.typedBefore);
  const likely = (text: string) => likelyChoice(choices, typedTime(text));
  const combobox = useCombobox({
    id,
    inputId: id,
    items: choices,
    inputValue: typed ?? value,
    selectedItem: null,
    itemToString: (item) => item?.time ?? "",
    itemToKey: (item) => item?.time,
    isItemDisabled: ({ isTaken }) => isTaken,
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputClick, ToggleButtonClick, InputChange, InputKeyDownArrowDown } =
        useCombobox.stateChangeTypes;
      // A list may open as its field is pressed, before it is clicked: a click closes none.
      if (type === InputClick && state.isOpen) return state;
      // Leaving the field takes the typed text, not the marked choice.
      if (type === InputBlur) return { ...changes, selectedItem: null };
      const opens = !state.isOpen && changes.isOpen;
      if (opens && [InputClick, ToggleButtonClick, InputKeyDownArrowDown].includes(type as never)) {
        return { ...changes, highlightedIndex: likely(value) };
      }
      if (type === InputChange) {
        return { ...changes, highlightedIndex: likely(changes.inputValue ?? "") };
      }
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyped(undefined);
      onChange(selectedItem.time);
    },
  });

  function takeTyped() {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(typedTime(typed) ?? typed.trim());
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key !== "Enter") return;
    const marked = choices[combobox.highlightedIndex]?.time;
    // A time between the quarters is taken as it was typed.
    if (combobox.isOpen && (typed === undefined || typedTime(typed) === marked)) return;
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
    flushSync(takeTyped);
    combobox.closeMenu();
  }

  const panel = useRef<HTMLDivElement>(null);
  useSeenWhole(panel, combobox.isOpen);
  // The likely time comes first, with the hour before it.
  useEffect(() => {
    const marked = panel.current?.querySelector<HTMLElement>("[aria-selected=true]");
    const list = marked?.parentElement;
    if (combobox.isOpen && list) list.scrollTop = marked.offsetTop - marked.offsetHeight;
  }, [combobox.isOpen]);

  const inputProps = combobox.getInputProps({
    ref: input,
    id,
    autoComplete: "off",
    spellCheck: false,
    placeholder: t("timeExample"),
    "aria-labelledby": undefined,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      // As soon as it is a whole time: the draft that the device keeps has it then.
      if (isTimeOfDay(currentTarget.value)) onChange(currentTarget.value);
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onBlur: takeTyped,
    onKeyDown,
    // A finger chooses from the list: the keyboard would cover it.
    onPointerDown: ({ currentTarget, pointerType }) => {
      currentTarget.inputMode = pointerType === "touch" ? "none" : "text";
    },
  });
  const list = (
    <div
      ref={panel}
      className={`absolute top-full scroll-my-28 right-0 z-30 mt-1 w-[min(22rem,calc(100vw-3rem))] rounded-control border border-line-strong bg-raised shadow-2xl ${combobox.isOpen ? "" : "hidden"}`}
    >
      <ul
        {...combobox.getMenuProps({
          "aria-label": t("timeList"),
          "aria-labelledby": undefined,
          // A list that scrolls is a stop of the keyboard otherwise, and goes as it is reached.
          tabIndex: -1,
        })}
        className="relative grid max-h-72 grid-cols-4 gap-1 overflow-auto p-2"
      >
        {combobox.isOpen &&
          choices.map((item, index) => (
            <li
              key={item.time}
              {...combobox.getItemProps({ item, index })}
              className={`grid min-h-10 place-items-center rounded-control tabular-nums ${lookOf(item, combobox.highlightedIndex === index, item.time === value)}`}
            >
              {item.time}
            </li>
          ))}
      </ul>
    </div>
  );
  return { inputProps, list };
}

function lookOf({ isTaken }: TimeChoice, isMarked: boolean, isChosen: boolean): string {
  if (isTaken) return "text-muted line-through opacity-60";
  if (isMarked) return "cursor-pointer bg-accent text-on-accent";
  return `cursor-pointer text-heading ${isChosen ? "outline outline-accent" : ""}`;
}
