"use client";

import { useTranslations } from "next-intl";
import type { KeyedMutator } from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon, type PanelIconName } from "@/components/admin/panel/panel-icon";
import { RideStepButton } from "@/components/admin/panel/ride-step-button";
import { TakeBackStrip } from "@/components/admin/panel/take-back-strip";
import { wayLink } from "@/components/admin/panel/way-link";
import { CollectButton } from "@/components/admin/purchase/collect-button";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import type { NextAction } from "@/lib/rules/booking/next-action";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { stepCalls } from "./step-calls";

export function RideActions(props: {
  ride: DayRide;
  mutate: KeyedMutator<DayPage>;
  next: NextAction | null;
  isNext: boolean;
  isNow: boolean;
}) {
  const { ride, mutate, next, isNext, isNow } = props;
  const { reference, customer, phone, email } = ride;
  const t = useTranslations("admin.day");
  const { userAgent } = usePanel();
  const calls = stepCalls(mutate);
  // Passengers on board are driven to the end of the ride.
  const goesOn = ride.step === "ON_BOARD" && ride.dropoff !== null;
  const place = goesOn ? (ride.dropoff ?? ride.pickup) : ride.pickup;
  const way = {
    icon: "way",
    href: wayLink(goesOn ? ride.dropoffAt : ride.pickupAt, place, userAgent),
    label: t("navigate", { place }),
    isElsewhere: true,
  } as const;
  const size = isNow ? "min-h-16" : "min-h-12";
  const reach = (
    <div className={`flex gap-2 only:grow only:*:grow ${isNow ? "*:first:grow" : ""}`}>
      {isNow && <Reach {...way} words={t("now.navigate")} />}
      <Reach
        icon="phone"
        href={`tel:${phone.replace(/\s/g, "")}`}
        label={t("call", { customer })}
      />
      {!isNow && <Reach {...way} />}
      {email && (
        <Reach icon="letter" href={mailtoLink(email, reference)} label={t("write", { customer })} />
      )}
    </div>
  );
  return (
    <>
      <div className={`mt-auto flex gap-2 pt-3 ${isNow ? "flex-col" : ""}`}>
        {isNow && reach}
        {next === "STEP" && (
          <RideStepButton ride={ride} calls={calls} isNext={isNext} className={size} />
        )}
        {next === "COLLECT" && (
          <CollectButton
            ride={ride}
            record={(call, payment) =>
              call("POST /admin/booking/{id}/action", {
                params: { id: ride.idBooking },
                body: { action: "RECORD_PAYMENT", ...payment },
              })
            }
            onDone={() => mutate()}
            isNext={isNext}
            className={`grow ${size}`}
          />
        )}
        {!isNow && reach}
      </div>
      <TakeBackStrip ride={ride} calls={calls} />
    </>
  );
}

const Reach = (props: {
  icon: PanelIconName;
  href: string;
  label: string;
  /** Text shown beside the icon. */
  words?: string;
  isElsewhere?: boolean;
}) => (
  <a
    href={props.href}
    aria-label={props.words ? undefined : props.label}
    title={props.label}
    {...(props.isElsewhere && { target: "_blank", rel: "noreferrer" })}
    className="flex h-12 min-w-12 items-center justify-center gap-2 rounded-control border border-line-strong text-heading hover:border-accent hover:text-accent"
  >
    <PanelIcon name={props.icon} />
    {props.words && <span className="font-medium text-small">{props.words}</span>}
  </a>
);
