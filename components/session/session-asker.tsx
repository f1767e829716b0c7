"use client";

import useSWR from "swr";
import type { User } from "@/lib/contract/user";
import { askWho } from "./ask-who";

/** Asks the provider who is logged in, again when one comes back to the tab. */
export function SessionAsker({ onAnswer }: { onAnswer: (user: User | null) => void }) {
  useSWR<User | null>("/user", askWho, {
    shouldRetryOnError: false,
    focusThrottleInterval: 1000,
    onSuccess: onAnswer,
    // Nobody waits for ever to learn who is there.
    onError: () => onAnswer(null),
  });
  return null;
}
