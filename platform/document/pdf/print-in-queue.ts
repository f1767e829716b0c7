import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { ApiError } from "@/platform/http/api-error";
import type { DocumentPrinter } from "./document-printer";
import type { PrintableDocument } from "./print-document";

/** How many may wait for a printer, and how many seconds the others are told to wait. */
const MAX_WAITING = 8;
const SECONDS_TO_WAIT = 10;

/** How many documents are remembered as they were printed last; each has some 50 kB. */
const REMEMBERED = 50;

/** What the printing of documents is asked for. */
export interface PrintQueue {
  /** For somebody who waits for it. @throws ApiError TOO_MANY_REQUESTS when too many do */
  print: DocumentPrinter["print"];
  /** For a mail, which can wait. */
  printInTurn: DocumentPrinter["print"];
}

/**
 * Prints on several printers at once, and others in turn. The same document is printed once, for all
 * who ask for it meanwhile and for those who do soon after.
 */
export function printInQueue(printers: Pick<DocumentPrinter, "print">[]): PrintQueue {
  const limit = pLimit(printers.length);
  const idle = [...printers];
  const known = new LRUCache<string, Promise<Uint8Array>>({ max: REMEMBERED });

  const printOn = async (data: PrintableDocument): Promise<Uint8Array> => {
    const printer = idle.pop();
    if (!printer) throw new Error("More is printed at once than there are printers.");
    try {
      return await printer.print(data);
    } finally {
      idle.push(printer);
    }
  };
  const print = (data: PrintableDocument, maxWaiting: number): Promise<Uint8Array> => {
    const key = createHash("sha256").update(JSON.stringify(data)).digest("base64");
    const before = known.get(key);
    if (before) return before;
    const isBusy = limit.activeCount >= printers.length;
    if (isBusy && limit.pendingCount >= maxWaiting) {
      const busy = new ApiError("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", {}, SECONDS_TO_WAIT);
      return Promise.reject(busy);
    }
    const printed = limit(() => printOn(data)).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.set(key, printed);
    return printed;
  };
  return {
    print: (data) => print(data, MAX_WAITING),
    printInTurn: (data) => print(data, Number.POSITIVE_INFINITY),
  };
}
