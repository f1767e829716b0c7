import { readdirSync, readFileSync } from "node:fs";

/** Returns the milliseconds of a processor that all threads of a process have used so far. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + onProcessor(pid, thread), 0);
}

function onProcessor(pid: number, thread: number | string): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** Returns the megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Returns the milliseconds of a processor that the first thread of a process, which answers
 * requests, has used so far: its work between a request and the answer is the request's wait,
 * however busy the machine is.
 */
export function answeringTime(pid: number): number {
  return onProcessor(pid, pid);
}
