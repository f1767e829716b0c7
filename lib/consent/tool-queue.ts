/** Returns the list of a tool's early calls, by the name that the tool looks for on the window. */
export function toolQueue<Entry>(name: string): Entry[] {
  const holder = window as unknown as Record<string, Entry[] | undefined>;
  const queue = holder[name] ?? [];
  holder[name] = queue;
  return queue;
}
