import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** The words of the screens by which one becomes a member, for the controls on them. */
export async function AuthWords({ children }: { children: ReactNode }) {
  const { auth } = (await getMessages()) as unknown as Messages;
  return <NextIntlClientProvider messages={{ auth }}>{children}</NextIntlClientProvider>;
}
