"use client";

import {
  type ComponentType,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { AskerMessages } from "./asker-messages";
import type { LiveAskerProps } from "./live-asker";

/** Fields that a finger fills in without a keyboard. */
const CHOSEN = /^(?:date|time)$/;

/**
 * Form that asks for a ride. Its fields and its button are those of the page, from the first letter
 * to the last press; the code that suggests places and tells the price loads once a field is
 * touched, and listens to them.
 */
export function AskerForm(props: {
  /** Address of the booking form. */
  action: string;
  locale: Locale;
  messages: AskerMessages;
  children: ReactNode;
}) {
  const { action, locale, messages } = props;
  const { title, send, priceComesHere } = messages.booking.asker;
  const form = useRef<HTMLFormElement>(null);
  /** Field that was pressed last, if nothing was typed since. */
  const pressed = useRef<HTMLInputElement>(null);
  const submit = useRef<() => void>(null);
  const [live, setLive] = useState<{
    Asker: ComponentType<LiveAskerProps>;
    form: HTMLFormElement;
    pressed: HTMLInputElement | null;
  }>();
  const [label, setLabel] = useState(send);

  async function load() {
    const { LiveAsker } = await import("./live-asker");
    if (!form.current) return;
    const here = { Asker: LiveAsker, form: form.current, pressed: pressed.current };
    setLive((before) => before ?? here);
  }
  function onPointerDown({ target, pointerType }: PointerEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    // A finger will choose: the keyboard would cover the choices.
    if (pointerType === "touch" && CHOSEN.test(target.name)) target.inputMode = "none";
    pressed.current = target;
    void load();
  }
  // A field may be typed in, or entered, before the page comes alive.
  const loadIfTouched = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const at = fields.find((field) => field === document.activeElement);
    if (at && at.value === at.defaultValue) pressed.current = at;
    if (at || fields.some((field) => field.value !== field.defaultValue)) void load();
  });
  useEffect(() => loadIfTouched(), []);

  return (
    <form
      ref={form}
      action={action}
      aria-label={title}
      onFocus={() => void load()}
      onPointerOver={({ target }) => target instanceof HTMLInputElement && void load()}
      onPointerDown={onPointerDown}
      onInput={() => {
        pressed.current = null;
      }}
      onSubmit={(event) => {
        if (!submit.current) return;
        event.preventDefault();
        submit.current();
      }}
      noValidate
      className="mt-6 grid sm:mt-9 grid-cols-[3fr_2fr] gap-x-4 gap-y-4 rounded-card border border-line bg-background/90 p-4 sm:p-6 md:grid-cols-[1fr_1fr_11rem_7rem_13.5rem]"
    >
      {props.children}
      <button
        type="submit"
        className={`${buttonLook("solid")} min-h-[calc(1.7*var(--text-body)+1.5rem+2px)] px-4! max-md:order-1 max-md:col-span-2 md:mt-[calc(1.55*var(--text-small)+0.375rem)] md:self-start`}
      >
        <span>{label}</span>
      </button>
      <div className="col-span-full min-h-7 text-small">
        {live ? (
          <live.Asker
            form={live.form}
            pressed={live.pressed}
            action={action}
            locale={locale}
            messages={messages}
            submit={submit}
            onLabel={setLabel}
          />
        ) : (
          <p className="text-muted">{priceComesHere}</p>
        )}
      </div>
    </form>
  );
}
