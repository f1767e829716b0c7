import { Worker } from "node:worker_threads";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { UploadedPictures } from "./document-logo";
import type { PrintableDocument } from "./print-document";
import { readUploadedPictures } from "./uploaded-pictures";

/** Printer that makes PDFs away from the thread that serves requests. */
export interface DocumentPrinter {
  /**
   * Prints a document or a technical sheet as PDF; those asked for at once come one after the
   * other.
   * @throws Error when the document cannot be laid out, when its thread dies over it or takes more
   *   than half a minute once it has started, and when the printer was stopped
   * @throws MediaUnreachable when its logo is out of reach now
   */
  print(data: PrintableDocument): Promise<Uint8Array>;
  /** Ends the thread; a document that is not finished is refused. */
  stop(): Promise<void>;
}

/** Milliseconds for one document; an ordinary one takes half a second. */
const PATIENCE = 30_000;
/** Milliseconds for a thread to start: on a busy machine it reads its code for half a minute. */
const START_PATIENCE = 120_000;

/** A document that needs more memory is not one: its thread ends rather than the server. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

export interface PrintJob {
  data: PrintableDocument;
  uploaded: UploadedPictures;
}

type Answer = { pdf: Uint8Array } | { failure: string };
/** Messages of the thread: that it has started, then an answer for each document. */
type Message = "READY" | Answer;

/** Threads that have started. */
const STARTED = new WeakSet<Worker>();

/**
 * Starts a printer whose one thread starts with the first document, and again after a document it
 * died over.
 * @param media store of the uploaded logos; the thread itself reaches nothing
 */
export function startDocumentPrinter(media: Pick<MediaStore, "read">): DocumentPrinter {
  let worker: Worker | undefined;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();

  const startedWorker = () => {
    const started = new Worker(new URL("./print-worker.mjs", import.meta.url), {
      resourceLimits: LIMITS,
    });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // A death between two documents does not matter: the next one finds a new thread.
    started.on("error", forget).on("exit", forget);
    started.once("message", () => STARTED.add(started));
    return started;
  };

  const printNow = async (data: PrintableDocument): Promise<Uint8Array> => {
    if (isStopped) throw new Error("The printer of papers was stopped.");
    const uploaded = await readUploadedPictures(media, data);
    worker ??= startedWorker();
    const answer = await answerOf(worker, { data, uploaded });
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.pdf;
  };

  return {
    print: (data) => {
      const printed = last.then(() => printNow(data));
      last = printed.catch(() => undefined);
      return printed;
    },
    stop: async () => {
      isStopped = true;
      await worker?.terminate();
      await last;
    },
  };
}

/** Sends a document to a worker and waits for its answer; a worker that is too slow is ended. */
async function answerOf(worker: Worker, job: PrintJob): Promise<Answer> {
  // The thread holds the process up only while there is something to print.
  worker.ref();
  const endAfter = (time: number) => setTimeout(() => void worker.terminate(), time);
  let tooSlow = endAfter(STARTED.has(worker) ? PATIENCE : START_PATIENCE);
  const listening = new AbortController();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const { signal } = listening;
      const on = <Value>(event: string, listener: (value: Value) => void) => {
        worker.on(event, listener);
        signal.addEventListener("abort", () => worker.off(event, listener));
      };
      on<Message>("message", (message) => {
        if (message !== "READY") return resolve(message);
        clearTimeout(tooSlow);
        tooSlow = endAfter(PATIENCE);
      });
      on<Error>("error", reject);
      on("exit", () =>
        reject(new Error(`The paper ${job.data.number} was not printed: its thread ended.`)),
      );
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(tooSlow);
    listening.abort();
    worker.unref();
  }
}
