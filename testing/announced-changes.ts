import type { Change } from "@/lib/contract/change";
import type { TestPlatform } from "./test-platform";

/** Collects the changes that a platform announces from now on; a test empties the list as it likes. */
export function announcedChanges(platform: TestPlatform): Change[] {
  const changes: Change[] = [];
  platform.database.onChange(async (_, changed) => {
    changes.push(...changed);
  });
  return changes;
}
