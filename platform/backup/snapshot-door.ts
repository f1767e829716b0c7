import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { BackupError } from "./backup-error";

/** Name of a folder that holds a copy of the database while it is backed up. */
export const SNAPSHOT_NAME = /^snapshot-[0-9a-f]{16}$/;

/** The longest path of a socket that all systems take, in bytes. */
const MAX_SOCKET_PATH = 100;

/** Milliseconds for a copy of the files. */
const PATIENCE = 300_000;

/** Returns the address at which a process that has the data folder open is asked for a copy. */
function doorOf(dataDir: string): string {
  const folder = resolve(dataDir);
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\${createHash("sha256").update(folder).digest("hex")}`;
  }
  const path = join(folder, "snapshot.sock");
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Lets other programs of the same user ask for a copy of the embedded database: `npm run backup`,
 * which may not open a folder that this process has open (docs/adr/0038).
 * @param copyInto copies the database into a folder of the data folder
 * @throws Error when it cannot listen: the site then has to be stopped to be backed up
 */
export async function openSnapshotDoor(
  dataDir: string,
  copyInto: (folder: string) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const door = doorOf(dataDir);
  if (Buffer.byteLength(door) > MAX_SOCKET_PATH) {
    throw new Error(`The path of ${door} is too long for a socket`);
  }
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on("error", () => undefined);
    let name = "";
    // Not as an iterator, which would end the socket before it has its answer.
    socket.setEncoding("utf8").on("data", (chunk) => {
      name += chunk;
    });
    await once(socket, "end").catch(() => undefined);
    const copied = SNAPSHOT_NAME.test(name)
      ? await copyInto(join(dataDir, name, "database")).then(
          () => "copied",
          (error: Error) => error.message,
        )
      : "That is no name of a copy";
    socket.end(copied);
  });
  // Left by a process that was killed: nobody listens there, as this one holds the folder's lock.
  await rm(door, { force: true });
  await new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen(door, opened);
  });
  server.unref();
  if (process.platform !== "win32") await chmod(door, 0o600);
  return {
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
      }),
  };
}

/**
 * Asks the process that has the data folder open to copy its database.
 * @param name of the folder in the data folder that takes the copy
 * @throws BackupError when it does not answer, or cannot copy
 */
export async function askForSnapshot(dataDir: string, name: string): Promise<void> {
  const socket = connect({ path: doorOf(dataDir), allowHalfOpen: true });
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error("it takes too long")));
  socket.end(name);
  const answer = await text(socket).catch((error: Error) => {
    throw new BackupError(
      `The site that uses ${dataDir} does not hand out a copy of its database (${error.message}): stop it, and try again`,
      error,
    );
  });
  if (answer !== "copied") throw new BackupError(`The database was not copied: ${answer}`);
}
