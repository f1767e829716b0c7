import { tabMemory } from "./tab-memory";

/** What is kept by name. */
export interface BrowserStorage {
  getItem(name: string): string | null;
  /** @returns whether the browser keeps it; where it does not, this tab remembers it until it is closed */
  setItem(name: string, value: string): boolean;
  removeItem(name: string): void;
  names(): string[];
  /** Whether the browser keeps anything for this site. */
  isKept(): boolean;
}

/**
 * What this device keeps from one visit to the next, for all tabs. A browser may refuse to (cookies are
 * blocked, the storage is full): then the tab remembers it (`tabMemory`), as long as it is open.
 */
export const deviceStorage = storageOf("device", () => localStorage);

/** What this tab keeps until it is closed; where the browser refuses, the tab remembers it. */
export const tabStorage = storageOf("tab", () => sessionStorage);

function storageOf(kind: string, open: () => Storage): BrowserStorage {
  const memory = tabMemory(`${kind}.`);
  return {
    getItem: (name) => tried(() => open().getItem(name)) ?? memory.getItem(name),
    setItem(name, value) {
      const isKept = isDone(() => open().setItem(name, value));
      if (isKept) memory.removeItem(name);
      else {
        // What was kept before is not true any more.
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
