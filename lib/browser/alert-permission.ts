import { pageWorkers } from "./page-worker";

/** Whether this browser's owner lets the site alert them; undefined where the browser cannot. */
export function alertPermission(): NotificationPermission | undefined {
  const can = typeof PushManager === "function" && typeof Notification === "function";
  return can && pageWorkers() ? Notification.permission : undefined;
}

/** Asks the browser's owner whether the site may alert them. */
export async function askToAlert(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}
