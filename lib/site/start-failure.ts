import "server-only";

/** Logs a call of server start that failed (§8). `next build` has no provider, and needs none. */
export function logStartFailure(call: string, error: unknown): void {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`server start: ${call} failed: ${reason}\n`);
}
