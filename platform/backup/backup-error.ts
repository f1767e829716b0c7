/** Failure to make, read or restore a backup; its message is for the person who asked for it. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BackupError";
  }
}
