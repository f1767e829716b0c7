"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { StepTitle } from "@/components/booking/ride/step-title";
import { buttonLook } from "@/components/ui/button-look";
import { OnRequestNote } from "./on-request-note";
import type { RideOnRequest } from "./use-quote";

/** Step in place of the price, for a ride that can only be requested. */
export function RequestStep(props: {
  ride: RideOnRequest;
  titleRef: Ref<HTMLHeadingElement>;
  isAskedFor: boolean;
  onAsk: () => void;
}) {
  const t = useTranslations("booking");
  return (
    <section className="mt-14 border-line border-t pt-12">
      <StepTitle id="request-title" number={2} title={t("steps.request")} ref={props.titleRef} />
      <OnRequestNote reasons={props.ride.reasons}>
        {!props.isAskedFor && (
          <button type="button" onClick={props.onAsk} className={buttonLook("solid")}>
            {t("onRequest.ask")}
          </button>
        )}
      </OnRequestNote>
    </section>
  );
}
