/** A backup that cannot be made, read or restored; its message is for the person who asked for it. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BackupError";
  }
}
