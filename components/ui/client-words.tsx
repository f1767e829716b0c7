import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";
import { unsentWords } from "@/lib/i18n/unsent-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { SentWords } from "./sent-words";

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
  const words = JSON.stringify(Object.fromEntries(areas.map((area) => [area, all[area]])));
  return (
    <SentWords locale={(await getLocale()) as Locale} words={words}>
      {props.children}
    </SentWords>
  );
}
