import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

// Linux gives each thread a priority of its own: callers who wait for a page come first. Elsewhere
// it would be the whole server's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

// A thread inherits no loader: with its own it runs TypeScript wherever it is started from.
register();
const { printDocument } = await import("./print-document.ts");
parentPort?.postMessage("READY");

/** Prints each document that it is sent, in order, and answers with a PDF or a reason. */
parentPort?.on(
  "message",
  async (/** @type {import("./document-printer").PrintJob} */ { data, uploaded }) => {
    try {
      const pdf = await printDocument(data, uploaded);
      parentPort?.postMessage({ pdf });
    } catch (error) {
      parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
    }
  },
);
