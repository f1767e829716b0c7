"use client";

import { NextIntlClientProvider } from "next-intl";
import type { BookingMessages } from "./booking-messages";
import { BookingSteps, type BookingStepsProps } from "./booking-steps";

export function BookingForm(props: BookingStepsProps & { messages: BookingMessages }) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={props.messages} timeZone="Europe/Paris">
      <BookingSteps {...props} />
    </NextIntlClientProvider>
  );
}
