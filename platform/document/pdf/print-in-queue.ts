import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { ApiError } from "@/platform/http/api-error";
import type { DocumentPrinter } from "./document-printer";
import type { PrintableDocument } from "./print-document";

/** Limits on the waiting documents, and on their seconds; others are told to retry later. */
const MAX_WAITING = 8;
const MAX_SECONDS = 10;

/** Number of printed documents that are remembered; each has some 50 kB. */
const REMEMBERED = 50;

export interface PrintQueue {
  /** Prints for somebody who waits for it. @throws ApiError TOO_MANY_REQUESTS when too many do */
  print: DocumentPrinter["print"];
  /** Prints for a mail, which can wait. */
  printInTurn: DocumentPrinter["print"];
}

interface PrintJob {
  printed: Promise<Uint8Array>;
  /** True for a mail: it is printed however late. */
  isPatient: boolean;
}

const tooBusy = () => new ApiError("TOO_MANY_REQUESTS", "PRINTERS_BUSY", {}, MAX_SECONDS);

/**
 * Prints on several printers at once, and others in turn. The same document is printed once, for
 * all who ask for it meanwhile and for those who do soon after.
 */
export function printInQueue(printers: Pick<DocumentPrinter, "print">[]): PrintQueue {
  const limit = pLimit(printers.length);
  const idle = [...printers];
  const known = new LRUCache<string, PrintJob>({ max: REMEMBERED });

  const printOn = async (data: PrintableDocument): Promise<Uint8Array> => {
    const printer = idle.pop();
    if (!printer) throw new Error("More is printed at once than there are printers.");
    try {
      return await printer.print(data);
    } finally {
      idle.push(printer);
    }
  };
  /** @throws ApiError TOO_MANY_REQUESTS as soon as it has waited too long for somebody */
  const printWhenFree = (data: PrintableDocument, job: Pick<PrintJob, "isPatient">) =>
    new Promise<Uint8Array>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = setTimeout(() => {
        isGivenUp = !job.isPatient;
        if (isGivenUp) reject(tooBusy());
      }, MAX_SECONDS * 1000);
      const begin = async () => {
        clearTimeout(giveUp);
        if (!isGivenUp) await printOn(data).then(resolve, reject);
      };
      void limit(begin);
    });

  const print = (data: PrintableDocument, isPatient: boolean): Promise<Uint8Array> => {
    const key = createHash("sha256").update(JSON.stringify(data)).digest("base64");
    const before = known.get(key);
    if (before) {
      before.isPatient ||= isPatient;
      return before.printed;
    }
    const isBusy = limit.activeCount >= printers.length;
    if (!isPatient && isBusy && limit.pendingCount >= MAX_WAITING) return Promise.reject(tooBusy());
    const job = { isPatient };
    const printed = printWhenFree(data, job).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.set(key, Object.assign(job, { printed }));
    return printed;
  };
  return {
    print: (data) => print(data, false),
    printInTurn: (data) => print(data, true),
  };
}
