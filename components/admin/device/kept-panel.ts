import { KEPT_PANEL_COOKIE } from "@/lib/api/kept-panel";
import { keepCookie } from "@/lib/browser/cookies";
import { pageWorkers } from "@/lib/browser/page-worker";

/** Registers the worker that keeps the panel for when there is no network. */
export async function registerPanelWorker(): Promise<void> {
  await pageWorkers()?.register("/admin-worker.js", {
    scope: "/admin",
    updateViaCache: "none",
  });
}

/**
 * Has the worker keep the panel as it is now: its page, the files that it was made from, and days
 * with their booking proofs.
 * @param days `yyyy-MM-dd`
 * @param language as the API is asked in
 */
export async function keepPanel(days: string[], language: string): Promise<void> {
  const registration = await pageWorkers()?.ready;
  keepCookie(KEPT_PANEL_COOKIE, "1", 1);
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isOfShell(pathname))
    .map(({ href }) => href);
  registration?.active?.postMessage({ kind: "KEEP", files: [...new Set(files)], days, language });
}

const isOfShell = (path: string): boolean => /^\/(?:_next\/static|fonts)\//.test(path);
