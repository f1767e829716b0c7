"use client";

import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { getAddresses } from "@/lib/api/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";
import { billingAddress } from "./billing-address";

/** What is known of a member who books, for the fields that nobody has filled in yet. */
export function useKnownCustomer(locale: Locale) {
  const user = useAuth((store) => store.user);
  const { data: address } = useSWR(
    user && ["billing-address", user.id],
    async () => billingAddress((await getAddresses(browserCall(locale))).addresses),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { user, address: user ? address : undefined };
}
