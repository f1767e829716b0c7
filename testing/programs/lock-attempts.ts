import { FolderInUse, lockFolder } from "@/platform/db/folder-lock";

/**
 * Takes the lock of a folder when it is told to, `attempts` times at once, tells how many of these
 * it got, and holds them until it ends.
 */
const [folder = "", attempts = "1"] = process.argv.slice(2);

process.once("message", async () => {
  const tried = await Promise.allSettled(
    Array.from({ length: Number(attempts) }, () => lockFolder(folder)),
  );
  const errors = tried.flatMap((attempt) =>
    attempt.status === "rejected" ? [attempt.reason] : [],
  );
  const error = errors.find((reason) => !(reason instanceof FolderInUse));
  process.send?.(error ? String(error) : tried.length - errors.length);
});
process.send?.("ready");
// Its locks are held by open files, which alone would not keep it alive.
setInterval(() => undefined, 60_000);
