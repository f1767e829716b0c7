/**
 * Does a work while no other tab does one of this name, where the browser can tell: not over plain http,
 * and not where it refuses to store.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun = work();
    return begun;
  };
  try {
    return await (navigator.locks?.request(name, begin) ?? begin());
  } catch (error) {
    // The work's own failure is its caller's; a lock that is refused holds nothing up.
    if (begun) throw error;
    return begin();
  }
}
