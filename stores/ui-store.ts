import { create } from "zustand";

/** What the bar of small windows offers on a page where one is in the midst of something. */
export interface NextStep {
  label: string;
  /** What it comes to so far. */
  detail: string | null;
  /** Goes there; null where the page itself shows what is to be done. */
  go: (() => void) | null;
}

interface UiStore {
  /** What is to be said for a moment, at the top right (§2), until it is taken to be shown. */
  toasts: string[];
  say(text: string): void;
  /** Hands over what is to be said, each once. */
  takeToasts(): string[];
  nextStep: NextStep | null;
  setNextStep(step: NextStep | null): void;
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
  nextStep: null,
  setNextStep: (nextStep) => set({ nextStep }),
}));
