import { create } from "zustand";

interface UiStore {
  /** What is to be said for a moment, at the top right (§2), until it is taken to be shown. */
  toasts: string[];
  say(text: string): void;
  /** Hands over what is to be said, each once. */
  takeToasts(): string[];
}

/** The client state of the interface itself. */
export const useUi = create<UiStore>()((set, get) => ({
  toasts: [],
  say: (text) => set(({ toasts }) => ({ toasts: [...toasts, text] })),
  takeToasts: () => {
    const { toasts } = get();
    if (toasts.length > 0) set({ toasts: [] });
    return toasts;
  },
}));
