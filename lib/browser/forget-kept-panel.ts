import { workerFiles } from "./page-worker";

/** Caches in which a device keeps the panel; `public/admin-worker.js` names them too. */
const CACHES = /^panel-/;

/** Drops what this device keeps of the panel for when there is no network. */
export async function forgetKeptPanel(): Promise<void> {
  const kept = workerFiles();
  for (const name of (await kept?.keys()) ?? []) {
    if (CACHES.test(name)) await kept?.delete(name);
  }
}
