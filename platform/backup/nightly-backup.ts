import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { FolderInUse, lockFolder } from "@/platform/db/folder-lock";
import { PRIVATE_FOLDER } from "@/platform/db/private-files";
import { lastNight } from "@/platform/services/night";
import { backupName, backupsIn } from "./make-backup";

/** Milliseconds between two looks at whether a backup is due. */
const LOOK = 300_000;

/** Tells whether a folder has no backup since the last moment at which one was due. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const [latest] = await backupsIn(folder);
  return latest === undefined || latest < backupName(lastNight(now));
}

/**
 * Runs `npm run backup` once a night, as a program of its own, which leaves the site its time. Of
 * several processes with one folder, one does it.
 * @param log says how each ended
 */
export function startNightlyBackup(folder: string, log: Logger): { stop(): void } {
  let isBusy = false;
  const look = async () => {
    if (isBusy || !(await isBackupDue(folder, new Date()))) return;
    isBusy = true;
    try {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const lock = await lockFolder(folder);
      await runBackup(log).finally(lock.release);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    } finally {
      isBusy = false;
    }
  };
  const lookAndSay = () =>
    void look().catch((error: Error) => log.error({ err: error }, "no backup could be made"));
  const timer = setInterval(lookAndSay, LOOK);
  timer.unref();
  lookAndSay();
  return { stop: () => clearInterval(timer) };
}

async function runBackup(log: Logger): Promise<void> {
  const program = fileURLToPath(new URL("../../scripts/backup.mjs", import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((exited, failed) => {
    child.once("error", failed);
    child.once("close", exited);
  });
  const [said, faults, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(faults.trim() || `the backup ended with ${code}`);
  log.info({ backup: said.trim() }, "the night's backup was made");
}
