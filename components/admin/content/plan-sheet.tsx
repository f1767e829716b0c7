"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { dayAndTimeOf } from "@/components/admin/field/time-inputs";
import {
  type DayAndTime,
  DayTimeField,
  typedInstant,
} from "@/components/admin/panel/day-time-field";
import { Sheet } from "@/components/admin/panel/sheet";
import { focusField } from "@/components/forms/focus-field";
import { FormEnd } from "@/components/forms/form-end";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type SpanFault, typedSpan } from "./typed-span";

/** Span of a publication, as ISO instants; a missing bound means at once, or for ever. */
export interface PlannedSpan {
  from?: string;
  until?: string;
}

/** Asks for the span in which a content is shown in a language, in the time of Paris. */
export function PlanSheet(props: {
  locale: Locale;
  from: string | null;
  until: string | null;
  /** True where it is shown already: it stays so until its end. */
  isOut: boolean;
  onPlan: (when: PlannedSpan) => Promise<boolean>;
  onClose: () => void;
}) {
  const { locale, isOut, onPlan, onClose } = props;
  const t = useTranslations("admin.content.plan");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [from, setFrom] = useState(() => dayAndTimeOf(props.from));
  const [until, setUntil] = useState(() => dayAndTimeOf(props.until));
  const [fault, setFault] = useState<SpanFault>();
  const [isBusy, setIsBusy] = useState(false);

  async function plan(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = typedSpan(
      { from: instantOf(from), until: instantOf(until) },
      { now: new Date(), isOut },
    );
    if ("fault" in found) {
      setFault(found.fault);
      return focusField(form.current, [found.fault.field]);
    }
    setIsBusy(true);
    await onPlan(found.span);
    // A refusal shows at its field, in the form below.
    onClose();
  }
  const errorOf = (field: SpanFault["field"]) =>
    fault?.field === field ? t(`faults.${fault.code}`) : undefined;

  return (
    <Sheet title={t(`title.${locale}`)} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void plan(event)} noValidate>
        <p className="mb-5 text-muted text-small">{t("text")}</p>
        <div className="mb-6 grid gap-5">
          {!isOut && (
            <DayTimeField
              id={`${id}-from`}
              name="from"
              label={t("from")}
              value={from}
              onChange={setFrom}
              error={errorOf("from")}
            />
          )}
          <DayTimeField
            id={`${id}-until`}
            name="until"
            label={t("until")}
            value={until}
            onChange={setUntil}
            error={errorOf("until")}
          />
        </div>
        <FormEnd problem={undefined} isBusy={isBusy} send={t("send")} sending={t("sending")} />
      </form>
    </Sheet>
  );
}

/** Returns the typed instant; "" for empty fields, undefined where they are no instant. */
const instantOf = (typed: DayAndTime): string | undefined =>
  typed.day === "" && typed.time.trim() === "" ? "" : typedInstant(typed) || undefined;
