"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, Ref } from "react";
import { StepTitle } from "@/components/booking/ride/step-title";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { NotKeptNote } from "@/components/forms/not-kept-note";
import type { CallErrorState as Problem } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import { DraftNote } from "./draft-note";
import { RideFields } from "./ride-fields";

export function RideFormStep(props: {
  ref: Ref<HTMLFormElement>;
  errors: Record<string, string>;
  idCalendar: number;
  problem: Problem | undefined;
  isAsking: boolean;
  /** True once its price is there, or the reason why there is none. */
  isAnswered: boolean;
  onSubmit: (event: FormEvent) => void;
}) {
  const { errors, idCalendar } = props;
  const t = useTranslations("booking");
  return (
    <>
      <NotKeptNote />
      <DraftNote />
      <form ref={props.ref} onSubmit={props.onSubmit} noValidate aria-labelledby="ride-title">
        <StepTitle id="ride-title" number={1} title={t("steps.ride")} />
        <RideFields errors={errors} idCalendar={idCalendar} asksDetails />
        <CallErrorNotice problem={props.problem} className="mt-6" />
        <BusyButton
          isBusy={props.isAsking}
          label={t("seePrice")}
          busyLabel={t("asking")}
          look={props.isAnswered ? "outline" : "solid"}
          className="mt-7"
        />
      </form>
    </>
  );
}
