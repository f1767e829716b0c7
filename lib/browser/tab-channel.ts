/** Opens a channel to the browser's other tabs; undefined where it has or allows none. */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
