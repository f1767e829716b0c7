import { create } from "zustand";

/** Offer of the bar in small windows, on a page with something under way. */
export interface NextStep {
  label: string;
  /** Result so far, such as a price. */
  detail: string | null;
  /** Goes there; null where the page itself shows the next step. */
  go: (() => void) | null;
}

interface UiStore {
  /** Messages to show for a moment, at the top right (§2), until they are taken. */
  toasts: string[];
  say(text: string): void;
  /** Hands over the messages, each once. */
  takeToasts(): string[];
  nextStep: NextStep | null;
  setNextStep(step: NextStep | null): void;
}

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
