"use client";

import { type ComponentProps, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inputLook } from "@/components/ui/field";
import { AskedField } from "./asked-field";
import type { AskedSoFar, AskedWhenFields, AskedWhenProps } from "./asked-when-fields";

type Fields = { Component: typeof AskedWhenFields; soFar: AskedSoFar };

/**
 * The day and the time of the home's form: plain fields, which need no script. The calendar and the
 * list of times are loaded once one goes to them: the home page is light without them.
 */
export function AskedWhen(props: AskedWhenProps) {
  const { asker, dayAndTime } = props.messages.booking;
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  /** The field that was last pressed: its calendar or list opens once it is loaded. */
  const pressed = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState<Fields>();

  async function load() {
    const { AskedWhenFields: Component } = await import("./asked-when-fields");
    if (!date.current || !time.current) return;
    const focused = [date.current, time.current].find((field) => field === document.activeElement);
    const soFar = {
      date: date.current.value,
      time: time.current.value,
      focused: focused && {
        id: focused.id,
        inputMode: focused.inputMode,
        isPressed: pressed.current === focused,
      },
    };
    // At once: what is typed between the look and the change would be lost, and the focus with it.
    flushSync(() => setFields({ Component, soFar }));
  }

  if (fields) return <fields.Component {...props} soFar={fields.soFar} />;
  const plain: ComponentProps<"input"> = {
    autoComplete: "off",
    className: inputLook,
    onFocus: () => void load(),
    onPointerEnter: () => void load(),
    onPointerDown: (event) => {
      keepKeyboardAway(event);
      pressed.current = event.currentTarget;
    },
  };
  return (
    <>
      <AskedField id="asked-date" label={asker.date}>
        <input
          {...plain}
          ref={date}
          id="asked-date"
          name="date"
          placeholder={dayAndTime.dayExample}
        />
      </AskedField>
      <AskedField id="asked-time" label={asker.time}>
        <input
          {...plain}
          ref={time}
          id="asked-time"
          name="time"
          placeholder={dayAndTime.timeExample}
        />
      </AskedField>
    </>
  );
}

/** A finger will choose: the keyboard would cover what it chooses from. */
function keepKeyboardAway({ currentTarget, pointerType }: PointerEvent<HTMLInputElement>) {
  if (pointerType === "touch") currentTarget.inputMode = "none";
}
