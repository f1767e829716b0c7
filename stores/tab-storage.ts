import type { StateStorage } from "zustand/middleware";

/** What this tab keeps until it is closed; where nothing may be stored, nothing is, and nothing fails. */
export const tabStorage: StateStorage = {
  getItem: (name) => tried(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, value) => tried(() => sessionStorage.setItem(name, value)),
  removeItem: (name) => tried(() => sessionStorage.removeItem(name)),
};

function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
