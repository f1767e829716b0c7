import { pageWorkers } from "./page-worker";

/** Returns the browser's permission for alerts; undefined where it cannot show any. */
export function alertPermission(): NotificationPermission | undefined {
  const can = typeof PushManager === "function" && typeof Notification === "function";
  return can && pageWorkers() ? Notification.permission : undefined;
}

export async function askToAlert(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}
