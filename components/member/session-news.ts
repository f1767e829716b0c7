/** What tabs tell each other by, and where there are no channels, the name of what is stored. */
const NAME = "session-over";

/** Tells the other tabs of this browser that one has logged out. */
export function tellSessionOver(): void {
  try {
    if ("BroadcastChannel" in window) {
      const channel = new BroadcastChannel(NAME);
      channel.postMessage(null);
      channel.close();
    }
    localStorage.setItem(NAME, String(Date.now()));
    localStorage.removeItem(NAME);
  } catch {
    // Where nothing may be stored, tabs with channels were told all the same.
  }
}

/**
 * Listens for a log-out in another tab; it may be told of the same one twice, and of this tab's own.
 * @returns what ends the listening
 */
export function onSessionOver(listener: () => void): () => void {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(NAME) : undefined;
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue) listener();
  };
  channel?.addEventListener("message", listener);
  window.addEventListener("storage", onStored);
  return () => {
    channel?.close();
    window.removeEventListener("storage", onStored);
  };
}
