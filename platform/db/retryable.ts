/**
 * Error of a transaction whose preparation no longer holds. Thrown within `withRetries`, it asks to
 * prepare anew and try again.
 */
export class Retryable extends Error {}
