"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { currentSubscription, deviceRequest } from "@/components/admin/device/device-alerts";
import { keptDays } from "@/components/admin/device/kept-days";
import { keepPanel, registerPanelWorker } from "@/components/admin/device/kept-panel";
import { browserCall } from "@/lib/api/browser-call";
import type { Call } from "@/lib/api/call";
import { pageWorkers } from "@/lib/browser/page-worker";
import { tabStorage } from "@/lib/browser/storage";
import type { AlertDeviceRequest } from "@/lib/contract/admin/alert";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { usePanel } from "./panel-context";

/** Interval at which the device's copy is renewed, in milliseconds. */
const KEPT_AGAIN = 600_000;

/** Least time between two copies, in milliseconds, for a user who returns to the page often. */
const BEFORE_KEPT_AGAIN = 60_000;

/** Name under which a tab remembers the member for whom it has told the server of this browser. */
const TOLD = "alert-device";

/** Registers the browser, unless it is known already: that would need a proof anew. */
async function tellOf(call: Call, device: AlertDeviceRequest): Promise<void> {
  const { devices } = await call("GET /admin/alert");
  if (devices.every(({ endpoint }) => endpoint !== device.endpoint)) {
    await call("POST /admin/alert/device", { body: device });
  }
}

/**
 * Loads the screens that are not open yet, and keeps the panel, today and tomorrow on this device
 * for when there is no network. Registers an alerted browser once more: its address may be another,
 * or its user.
 */
export function PanelDevice({ loadScreens }: { loadScreens: () => Promise<unknown> }) {
  const { locale, user, hasRides, resource } = usePanel();
  const keepsDays = hasRides && resource("booking") !== undefined;

  const keptAt = useRef(0);
  const keep = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    if (Date.now() - keptAt.current < BEFORE_KEPT_AGAIN) return;
    keptAt.current = Date.now();
    void keepPanel(keepsDays ? keptDays() : [], codeFromLocale(locale)).catch(() => undefined);
  });
  const tell = useEffectEvent(async () => {
    if (tabStorage.getItem(TOLD) === String(user.id)) return;
    const subscription = await currentSubscription();
    if (subscription) await tellOf(browserCall(locale), deviceRequest(subscription));
    tabStorage.setItem(TOLD, String(user.id));
  });

  const load = useEffectEvent(() => loadScreens().catch(() => undefined));

  useEffect(() => {
    // The next screen opens at once, and the copy has all of them.
    const loaded = load();
    // In development files change under the same name.
    if (!pageWorkers() || process.env.NODE_ENV === "development") return;
    void Promise.all([registerPanelWorker(), loaded])
      .then(() => {
        keep();
        return tell();
      })
      // Without it the panel works as before.
      .catch(() => undefined);
    const timer = setInterval(() => keep(), KEPT_AGAIN);
    const look = () => keep();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return null;
}
