"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { currentSubscription, deviceRequest } from "@/components/admin/device/device-alerts";
import { keptDays } from "@/components/admin/device/kept-days";
import { keepPanel, registerPanelWorker } from "@/components/admin/device/kept-panel";
import { addAlertDevice } from "@/lib/api/alert";
import { browserCall } from "@/lib/api/browser-call";
import type { Call } from "@/lib/api/call";
import { pageWorkers } from "@/lib/browser/page-worker";
import { tabStorage } from "@/lib/browser/storage";
import type { AlertDeviceRequest, Alerts } from "@/lib/contract/admin/alert";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { usePanel } from "./panel-context";

/** How often what the device keeps is kept anew, in milliseconds. */
const KEPT_AGAIN = 600_000;

/** And at least how long after it was kept, for who looks at it again and again. */
const BEFORE_KEPT_AGAIN = 60_000;

/** Where a tab remembers for which member it has told the server of this browser. */
const TOLD = "alert-device";

/** What is known already needs no proof anew. */
async function tellOf(call: Call, device: AlertDeviceRequest): Promise<void> {
  const { devices } = await call<Alerts>("GET", "/admin/alert");
  if (devices.every(({ endpoint }) => endpoint !== device.endpoint)) {
    await addAlertDevice(call, device);
  }
}

/**
 * Loads the screens that are not open yet, keeps the panel, today and tomorrow on this device for when there is no network, and tells the
 * server once more of a browser that is alerted: its address may be another, or its user.
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
    // The next screen opens at once, and what is kept has all of them.
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
