"use client";

import { NextIntlClientProvider, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { useReach } from "@/components/admin/panel/use-reach";
import type { Messages } from "@/lib/i18n/messages";
import { unsentWords } from "@/lib/i18n/unsent-words";

/** Words that are true of a customer: none promises a message to one whom no message reaches. */
export function CustomerWords(props: {
  /** Customer; undefined while they are asked for. */
  customer: { email: string | null; phone: string } | undefined;
  children: ReactNode;
}) {
  const { customer, children } = props;
  const { locale } = usePanel();
  const messages = useMessages() as unknown as Messages;
  const isReached = useReach(customer ?? { email: null, phone: "" }) !== "NOTHING";
  const words = useMemo(
    () => (isReached || !customer ? messages : unsentWords(messages, NOTHING_LEAVES)),
    [isReached, customer, messages],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={words}>
      {children}
    </NextIntlClientProvider>
  );
}

const NOTHING_LEAVES = { MAIL: false, SMS: false };
