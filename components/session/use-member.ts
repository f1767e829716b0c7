"use client";

import type { User } from "@/lib/contract/user";
import { useAuth } from "@/stores/auth-store";

/**
 * Returns the member who is logged in, null for a visitor and as long as it is unknown.
 * @param known the member that the server has made the page for
 */
export function useMember(known: User | null | undefined): User | null {
  const { status, user } = useAuth();
  return status === "unknown" ? (known ?? null) : user;
}
