import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** The words of the ride's pages, for the controls on them. */
export async function RideWords({ children }: { children: ReactNode }) {
  const { ride, booking } = (await getMessages()) as unknown as Messages;
  return <NextIntlClientProvider messages={{ ride, booking }}>{children}</NextIntlClientProvider>;
}
