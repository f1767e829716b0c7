import { Worker } from "node:worker_threads";
import type { CalendarFault } from "@/lib/contract/admin/busy-calendar";
import type { TimeSpan } from "@/lib/rules/calendar/time-span";
import type { BusyReading } from "./busy-times";
import { downloadCalendar } from "./download-calendar";
import { UnreadableCalendar } from "./unreadable-calendar";

/** Source of a calendar: an address, or the text of a file. */
export type CalendarSource = { url: string } | { file: string };

/**
 * Reads the busy times of a calendar that are within a stretch of time.
 * @throws UnreadableCalendar
 */
export type CalendarReader = (source: CalendarSource, within: TimeSpan) => Promise<BusyReading>;

/** Milliseconds for a calendar; an ordinary one takes half a second with its thread. */
const PATIENCE = 10_000;

/** A calendar that needs more memory is not one: its thread ends rather than the server. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

type Answer = BusyReading | { fault: CalendarFault };

/**
 * Creates a reader with a thread of its own for each calendar. A rule that never comes true (every
 * 30 February) keeps the library busy for ever, and nobody else may wait for that.
 * @param options.download in place of the real one
 */
export function createCalendarReader({
  download = (url: string) => downloadCalendar(url),
  patience = PATIENCE,
} = {}): CalendarReader {
  return async (source, within) => {
    const file = "file" in source ? source.file : await download(source.url);
    const worker = new Worker(new URL("./busy-times-worker.mjs", import.meta.url), {
      resourceLimits: LIMITS,
      workerData: { file, within },
    });
    const tooSlow = setTimeout(() => void worker.terminate(), patience);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        worker.on("message", resolve).on("error", reject);
        worker.on("exit", () => reject(new Error("The thread ended without an answer.")));
      });
      if ("fault" in answer) throw new UnreadableCalendar(answer.fault);
      return answer;
    } catch (error) {
      if (error instanceof UnreadableCalendar) throw error;
      throw new UnreadableCalendar("CALENDAR_TOO_LONG", { cause: error });
    } finally {
      clearTimeout(tooSlow);
      void worker.terminate();
    }
  };
}
