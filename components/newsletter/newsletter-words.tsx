import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** The words of the newsletter's pages, for the controls on them. */
export async function NewsletterWords({ children }: { children: ReactNode }) {
  const { newsletter, account } = (await getMessages()) as unknown as Messages;
  return (
    <NextIntlClientProvider messages={{ newsletter, account }}>{children}</NextIntlClientProvider>
  );
}
