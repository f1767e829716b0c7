"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusField } from "@/components/booking/focus-field";
import { buttonLook } from "@/components/ui/button-link";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { findBooking } from "@/lib/api/booking-page";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/locale-code";
import { useFailure } from "./use-failure";

/** Has the link of a booking mailed again; what it says never tells whether there is one. */
export function FindBooking(props: {
  locale: Locale;
  /** What the button says. */
  send: string;
}) {
  const t = useTranslations("ride.find");
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
  const { failure, errors, fail, forget } = useFailure();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const data = new FormData(event.currentTarget);
    setState("sending");
    forget();
    try {
      await findBooking(browserCall(props.locale), {
        reference: String(data.get("reference")).trim(),
        email: String(data.get("email")).trim(),
      });
      setState("sent");
    } catch (error) {
      setState("asking");
      fail(error);
      if (error instanceof ApiFailure) focusField(form.current, Object.keys(error.errors)[0]);
    }
  }

  if (state === "sent") return <Sent title={t("sentTitle")} text={t("sentText")} />;
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <Field
        id="find-reference"
        label={t("reference")}
        hint={t("referenceHint")}
        error={errors.reference}
      >
        <input
          id="find-reference"
          name="reference"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={inputLook}
          {...describedBy("find-reference", t("referenceHint"), errors.reference)}
        />
      </Field>
      <Field id="find-email" label={t("email")} error={errors.email}>
        <input
          id="find-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className={inputLook}
          {...describedBy("find-email", null, errors.email)}
        />
      </Field>
      <div>
        <p role="alert" className="mb-4 font-medium text-danger empty:hidden">
          {failure}
        </p>
        <button type="submit" aria-disabled={state === "sending"} className={buttonLook("solid")}>
          {state === "sending" ? t("sending") : props.send}
        </button>
      </div>
    </form>
  );
}

function Sent({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="max-w-2xl border-success border-l-2 bg-surface p-6 outline-none"
    >
      <p className="mb-2 font-title text-heading text-subtitle">{title}</p>
      <p>{text}</p>
    </div>
  );
}
