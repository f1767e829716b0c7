"use client";

import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";
import { billingAddress } from "./billing-address";

/** Returns the details of a member who books, for the fields that are still empty. */
export function useKnownCustomer(locale: Locale) {
  const user = useAuth((store) => store.user);
  const { data: address } = useSWR(
    user && ["billing-address", user.id],
    async () => billingAddress((await browserCall(locale)("GET /user/address")).addresses),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { user, address: user ? address : undefined };
}
