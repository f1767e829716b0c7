import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/** The embedded database's folder is open in another process. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or give this one another folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
    );
    this.name = "FolderInUse";
  }
}

/**
 * Takes a folder for this process alone. The lock is a socket that this process listens on, so it
 * ends with the process however that dies, and a reused process id cannot be mistaken for it.
 * @throws FolderInUse when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = socketPath(folder);
  let server = await listen(path);
  if (!server) {
    if (await answers(path)) throw new FolderInUse(folder);
    await rm(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new FolderInUse(folder);
  const held = server;
  held.unref();
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
}

function socketPath(folder: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\${Buffer.from(folder).toString("base64url")}`;
  }
  return join(folder, "lock");
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
