/** What tells the other tabs of this browser; undefined where it has none, or refuses one. */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
