import { tabMemory } from "./tab-memory";

export interface BrowserStorage {
  getItem(name: string): string | null;
  /** @returns true when the browser keeps it; otherwise this tab remembers it until it is closed */
  setItem(name: string, value: string): boolean;
  removeItem(name: string): void;
  names(): string[];
  /** Tells whether the browser keeps anything for this site. */
  isKept(): boolean;
}

/**
 * Storage of this device from one visit to the next, for all tabs. A browser may refuse it (cookies
 * are blocked, the storage is full): then the tab remembers the values (`tabMemory`) until it is
 * closed.
 */
export const deviceStorage = storageOf("device", () => localStorage);

/** Storage of this tab until it is closed; `tabMemory` where the browser refuses. */
export const tabStorage = storageOf("tab", () => sessionStorage);

function storageOf(kind: string, open: () => Storage): BrowserStorage {
  const memory = tabMemory(`${kind}.`);
  return {
    getItem: (name) => tried(() => open().getItem(name)) ?? memory.getItem(name),
    setItem(name, value) {
      const isKept = isDone(() => open().setItem(name, value));
      if (isKept) memory.removeItem(name);
      else {
        // The stored value is out of date.
        tried(() => open().removeItem(name));
        memory.setItem(name, value);
      }
      return isKept;
    },
    removeItem(name) {
      tried(() => open().removeItem(name));
      memory.removeItem(name);
    },
    names: () => [...new Set([...(tried(() => Object.keys(open())) ?? []), ...memory.names()])],
    isKept: () =>
      isDone(() => {
        const storage = open();
        storage.setItem(PROBE, PROBE);
        storage.removeItem(PROBE);
      }),
  };
}

const PROBE = "probe";

function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
