/**
 * Returns the workers that keep pages and take alerts while no page is open; undefined over plain
 * http, in a private window of some browsers, and where storage is refused.
 */
export function pageWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Returns the files that workers keep; undefined where a browser has none, or refuses them. */
export function workerFiles(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
