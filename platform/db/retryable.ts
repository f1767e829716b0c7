/**
 * What a transaction prepared is no longer so: prepare it anew, and try again. Whoever throws one of
 * these, within `withRetries`, asks for that.
 */
export class Retryable extends Error {}
