import { outbox } from "@/platform/db/schema/outbox";
import type { TestPlatform } from "./test-platform";

/** Moves the clock, and does all that waits until then; letters posted before have left. */
export async function runWithMailsSent(platform: TestPlatform, iso: string): Promise<void> {
  await platform.database.everySite.update(outbox).set({ sentAt: platform.clock.now() });
  await platform.runUntil(iso);
}
