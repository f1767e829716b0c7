import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "./drop-templates";

/** Before all tests of a run: a folder for the images of seeded databases, which goes with the run. */
export default async function imageFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "test-images-"));
  process.env.TEST_IMAGES = folder;
  return async () => {
    await dropTemplates(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
