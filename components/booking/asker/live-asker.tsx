"use client";

import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { timeChoices } from "@/components/booking/when/time-choices";
import { RIDE_CALENDAR, useAllowedDays } from "@/components/booking/when/use-allowed-days";
import { useOfferedTimes } from "@/components/booking/when/use-offered-times";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { RideDraftContext, rideDraftOf, useRideDraft } from "@/stores/ride-draft";
import { askedElements } from "./asked-elements";
import { AskedErrors } from "./asked-error-texts";
import { ASKED_FIELDS, type AskedFieldName } from "./asked-field";
import { askedOnPage } from "./asked-on-page";
import { AskedPriceLine } from "./asked-price-line";
import { AskedSheet } from "./asked-sheet";
import type { AskerMessages } from "./asker-messages";
import { BarDay } from "./bar-day";
import { BarPlace } from "./bar-place";
import { BarTime } from "./bar-time";
import { useAskedErrors } from "./use-asked-errors";
import { useAskedPlace } from "./use-asked-place";
import { useAskedPrice } from "./use-asked-price";
import { useGoToBooking } from "./use-go-to-booking";
import { useSheetSteps } from "./use-sheet-steps";

export interface LiveAskerProps {
  form: HTMLFormElement;
  action: string;
  locale: Locale;
  messages: AskerMessages;
  /** Field that was pressed before this code loaded: its list is opened now. */
  pressed: HTMLInputElement | null;
  /** Handler of the form's button from now on. */
  submit: RefObject<(() => void) | null>;
  /** Called with the label of that action. */
  onLabel: (label: string) => void;
}

/** Listens to the form that asks for a ride: suggests places, days, times, and tells the price. */
export function LiveAsker(props: LiveAskerProps) {
  const { locale, messages, form } = props;
  const [draft] = useState(() => rideDraftOf(askedOnPage(askedElements(form))));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      <RideDraftContext value={draft}>
        <Asker {...props} />
      </RideDraftContext>
    </NextIntlClientProvider>
  );
}

/** Time that a browser takes to scroll to the former place after going back, in milliseconds. */
const BACK_MS = 100;

function Asker({ form, action, pressed, submit, onLabel }: LiveAskerProps) {
  const t = useTranslations("booking");
  const { euros } = siteFormat(useLocale() as Locale);
  const [elements] = useState(() => askedElements(form));
  const ride = useRideDraft((store) => store.ride);
  const pickup = useAskedPlace("pickup");
  const dropoff = useAskedPlace("dropoff");
  const isClosedDay = useAllowedDays(RIDE_CALENDAR, ride.date.slice(0, 7)).isClosed(ride.date);
  const price = useAskedPrice(ride, !isClosedDay);
  const choices = timeChoices(useOfferedTimes("startAt"));
  const [hasTried, setHasTried] = useState(false);
  /** True where the button was pressed while a typed place is still being looked up. */
  const [isSent, setIsSent] = useState(false);
  const known = { hasTried, isClosedDay, byProvider: price.errors };
  // A value that the page filled in is not called wrong before the visitor goes on.
  const isGiven = (name: "pickup" | "dropoff") =>
    !hasTried && elements[name].input.defaultValue === ride[name].text;
  const errors = useAskedErrors(
    ride,
    {
      pickup: isGiven("pickup") ? undefined : pickup.problem,
      dropoff: isGiven("dropoff") ? undefined : dropoff.problem,
    },
    known,
  );
  const sheet = useSheetSteps(form);
  const goToBooking = useGoToBooking(action);
  const labels = Object.fromEntries(
    ASKED_FIELDS.map((name) => [name, t(`asker.${name}`)]),
  ) as Record<AskedFieldName, string>;

  const decide = useEffectEvent(() => {
    setIsSent(false);
    const wrong = ASKED_FIELDS.find((name) => errors[name]);
    if (!wrong) goToBooking(ride);
    else if (!sheet.open(wrong)) {
      elements[wrong].input.focus();
      if (elements[wrong].input.value === "") elements[wrong].input.click();
    }
  });
  const isPending = pickup.isPending || dropoff.isPending;
  useEffect(() => {
    if (isSent && !isPending) decide();
  }, [isSent, isPending]);
  useEffect(() => {
    submit.current = () => {
      pickup.leave();
      dropoff.leave();
      setHasTried(true);
      setIsSent(true);
    };
  });
  useEffect(
    () => () => {
      submit.current = null;
    },
    [submit],
  );
  useEffect(() => pressed?.click(), [pressed]);

  const total = price.quote && euros(price.quote.total);
  const label = total
    ? t("asker.book", { total })
    : price.reasons.length > 0
      ? t("onRequest.ask")
      : t(
          price.way && !ride.date
            ? "asker.chooseDay"
            : price.way && !ride.time
              ? "asker.chooseTime"
              : "asker.send",
        );
  useEffect(() => onLabel(label), [onLabel, label]);

  const places = { pickup, dropoff };
  /** Button at the end of the form, with the price. */
  const button = form.querySelector("[type=submit]");
  return (
    <>
      <BarPlace
        elements={elements.pickup}
        label={labels.pickup}
        place={pickup}
        error={errors.pickup}
      />
      <BarPlace
        elements={elements.dropoff}
        label={labels.dropoff}
        place={dropoff}
        error={errors.dropoff}
      />
      <BarDay elements={elements.date} label={labels.date} error={errors.date} />
      <BarTime elements={elements.time} choices={choices} error={errors.time} />
      <AskedErrors elements={elements} errors={errors} />
      <AskedPriceLine price={price} />
      {sheet.step && (
        <AskedSheet
          step={sheet.step}
          places={places}
          labels={labels}
          errors={errors}
          choices={choices}
          onStep={sheet.open}
          onClose={() => {
            sheet.close();
            pickup.leave();
            dropoff.leave();
            // The browser has brought the page back to where it was by then.
            window.setTimeout(() => button?.scrollIntoView({ block: "center" }), BACK_MS);
          }}
        />
      )}
    </>
  );
}
