import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// A thread inherits no loader: with its own it runs TypeScript wherever it is started from.
register();
const { readBusyTimes } = await import("./busy-times.ts");
const { UnreadableCalendar } = await import("./unreadable-calendar.ts");

/** Reads the calendar that it was started with; answers with its busy times or its fault. */
const { file, within } = workerData;
try {
  parentPort?.postMessage(readBusyTimes(file, within));
} catch (error) {
  const fault = error instanceof UnreadableCalendar ? error.fault : "CALENDAR_UNREADABLE";
  parentPort?.postMessage({ fault });
}
