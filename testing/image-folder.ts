import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "./drop-templates";

/** Makes, before a run of all tests, a folder for the images of seeded databases. */
export default async function imageFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "test-images-"));
  process.env.TEST_IMAGES = folder;
  return async () => {
    await dropTemplates(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
