import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";
import { unsentWords } from "@/lib/i18n/unsent-words";

/** Provider of the words of some areas; those of the form parts are always there. */
export async function ClientWords(props: {
  of: (keyof Messages)[];
  /** True for words about a customer whom no message reaches. */
  isUnsent?: boolean;
  children: ReactNode;
}) {
  const site = (await getMessages()) as unknown as Messages;
  const all = props.isUnsent ? unsentWords(site, { MAIL: false, SMS: false }) : site;
  const areas = ["form" as const, ...props.of];
  const messages = Object.fromEntries(areas.map((area) => [area, all[area]]));
  return <NextIntlClientProvider messages={messages}>{props.children}</NextIntlClientProvider>;
}
