import { create } from "zustand";

interface UiStore {
  /** What is said for a moment, at the top right (§2); each with a number of its own. */
  toasts: { id: number; text: string }[];
  say(text: string): void;
}

let last = 0;

/** The client state of the interface itself. */
export const useUi = create<UiStore>()((set) => ({
  toasts: [],
  say: (text) => {
    last += 1;
    set(({ toasts }) => ({ toasts: [...toasts, { id: last, text }] }));
  },
}));
