"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * Provider of words that come as one text: React writes and reads a value of a thousand parts one
 * by one, for each page that is made for one visitor.
 * @param props.words messages as JSON, by area
 */
export function SentWords(props: { locale: Locale; words: string; children: ReactNode }) {
  const { locale, words, children } = props;
  const messages = useMemo(() => JSON.parse(words) as Messages, [words]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>
  );
}
