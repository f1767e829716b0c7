import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** The words of some areas, for the controls inside; those of the form parts are always there. */
export async function ClientWords(props: { of: (keyof Messages)[]; children: ReactNode }) {
  const all = (await getMessages()) as unknown as Messages;
  const areas = ["form" as const, ...props.of];
  const messages = Object.fromEntries(areas.map((area) => [area, all[area]]));
  return <NextIntlClientProvider messages={messages}>{props.children}</NextIntlClientProvider>;
}
