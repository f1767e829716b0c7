/** Runs a work in one tab at a time, unless over plain http or where storage is refused. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun = work();
    return begun;
  };
  try {
    return await (navigator.locks?.request(name, begin) ?? begin());
  } catch (error) {
    // The work's own failure goes to the caller; a refused lock holds nothing up.
    if (begun) throw error;
    return begin();
  }
}
