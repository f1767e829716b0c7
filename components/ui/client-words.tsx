import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";
import { unsentWords } from "@/lib/i18n/unsent-words";

/** The words of some areas, for the controls inside; those of the form parts are always there. */
export async function ClientWords(props: {
  of: (keyof Messages)[];
  /** They are about a customer whom nothing reaches. */
  isUnsent?: boolean;
  children: ReactNode;
}) {
  const site = (await getMessages()) as unknown as Messages;
  const all = props.isUnsent ? unsentWords(site, { MAIL: false, SMS: false }) : site;
  const areas = ["form" as const, ...props.of];
  const messages = Object.fromEntries(areas.map((area) => [area, all[area]]));
  return <NextIntlClientProvider messages={messages}>{props.children}</NextIntlClientProvider>;
}
