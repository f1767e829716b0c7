import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** The words of the member's space, for the controls on its pages. */
export async function AccountWords({ children }: { children: ReactNode }) {
  const { account } = (await getMessages()) as unknown as Messages;
  return <NextIntlClientProvider messages={{ account }}>{children}</NextIntlClientProvider>;
}
