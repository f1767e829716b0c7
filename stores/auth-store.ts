import { create } from "zustand";
import type { User } from "@/lib/contract/user";

interface AuthStore {
  /** Unknown until the page is alive and, where there is a session, the provider was asked. */
  status: "unknown" | "visitor" | "member";
  user: User | null;
  /** Sets who is logged in; null for a visitor. */
  setUser(user: User | null): void;
}

/**
 * Who is logged in in this browser, as far as it is known. On the server it is never known: a
 * private page hands its member down by itself.
 */
export const useAuth = create<AuthStore>()((set) => ({
  status: "unknown",
  user: null,
  setUser: (user) => set({ status: user ? "member" : "visitor", user }),
}));
