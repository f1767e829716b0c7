import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a processor that all threads of a process have used so far. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + onProcessor(pid, thread), 0);
}

function onProcessor(pid: number, thread: number | string): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** Megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Milliseconds of a processor that the first thread of a process, which answers requests, has used so
 * far: what it does between a request and its answer is what the request waits for, however busy the
 * machine is.
 */
export function answeringTime(pid: number): number {
  return onProcessor(pid, pid);
}
