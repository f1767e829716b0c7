import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock";

const PROGRAM = join(import.meta.dirname, "../../testing/programs/lock-attempts.ts");

let folder: string;
let started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "folder-lock-"));
});

afterEach(async () => {
  await Promise.all(started.map(kill));
  started = [];
  await rm(folder, { recursive: true });
});

/** Starts a process that waits for the word to try the lock. */
async function contender(attempts: number): Promise<ChildProcess> {
  const child = fork(PROGRAM, [folder, String(attempts)], { execArgv: ["--import", "tsx"] });
  started.push(child);
  await once(child, "message");
  return child;
}

/** Asks how many of its attempts got the lock; a sentence when one failed otherwise. */
async function attempt(child: ChildProcess): Promise<number | string> {
  child.send("try");
  const [got] = (await once(child, "message")) as [number | string];
  return got;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

describe("the lock of the data folder", () => {
  it("is had by one of fifty attempts at once, after its holder was killed", async () => {
    const holder = await contender(1);
    expect(await attempt(holder)).toBe(1);
    const contenders = await Promise.all(Array.from({ length: 10 }, () => contender(5)));
    await kill(holder);
    const got = await Promise.all(contenders.map(attempt));
    expect(got.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("is refused while another process lives, with what to do about it", async () => {
    await attempt(await contender(1));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow(/DATA_DIR.*DATABASE_URL/);
  });

  it("is refused within one process as well, and free once it is released", async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await lock.release();
    await (await lockFolder(folder)).release();
  });
});
