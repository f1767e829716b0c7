"use client";

import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { getUser } from "@/lib/api/user";
import type { User } from "@/lib/contract/user";
import { localeOfPath } from "@/lib/rules/locale-code";
import { useAuth } from "@/stores/auth-store";
import { forgetSession, hasSession } from "./has-session";

/** Asks the provider who is logged in, again when one comes back to the tab. */
export function SessionAsker() {
  const know = useAuth((store) => store.know);
  useSWR<User | null>(
    "/user",
    async () => (hasSession() ? getUser(browserCall(localeOfPath(location.pathname))) : null),
    {
      shouldRetryOnError: false,
      focusThrottleInterval: 1000,
      onSuccess: (user) => {
        if (!user) forgetSession();
        know(user);
      },
      // Nobody waits for ever to learn who is there.
      onError: () => know(null),
    },
  );
  return null;
}
