import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: [
      "{app,components,lib,platform,server,stores,scripts}/**/*.test.{ts,tsx}",
      "*.test.ts",
    ],
    pool: "forks",
    // Left to itself it keeps a core free, which is half of a machine that has two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
