import { create } from "zustand";
import type { User } from "@/lib/contract/user";

interface AuthStore {
  /** Unknown until the page is alive and, where there is a session, the provider was asked. */
  status: "unknown" | "visitor" | "member";
  user: User | null;
  setUser(user: User | null): void;
}

/** User of this browser. The server never knows one: a private page hands its member down. */
export const useAuth = create<AuthStore>()((set) => ({
  status: "unknown",
  user: null,
  setUser: (user) => set({ status: user ? "member" : "visitor", user }),
}));
