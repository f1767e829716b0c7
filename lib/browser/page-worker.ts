/**
 * What keeps pages and takes alerts while none is open; undefined over plain http, in a private window of
 * some browsers, and where one may store nothing.
 */
export function pageWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The files that workers keep; undefined where a browser has none, or refuses them. */
export function workerFiles(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
