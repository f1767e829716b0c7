/** Returns the SQLSTATE and the constraint of a database's error, from any depth of causes. */
export function sqlState(error: unknown): { state?: string; constraint?: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) {
      return typeof constraint === "string" ? { state: code, constraint } : { state: code };
    }
  }
  return {};
}
