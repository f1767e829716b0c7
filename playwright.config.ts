import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { SITE } from "./e2e/support/servers";
import { TEST_NODE_FLAGS } from "./scripts/test-node-flags.mjs";

// Kept for the workers, which read this file again.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "site-e2e-"));

const chromium = {
  browserName: "chromium" as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Nothing is drawn on a graphics card: that needs no process of its own.
      "--disable-gpu",
      "--in-process-gpu",
    ],
  },
};

/**
 * Tests for windows of one kind alone, or with the same result in each, run in both languages;
 * tests with the same result in these too run in French.
 */
const IN_FRENCH = /^(?!.*@small).*(?:\bin fr\b|\(fr\))/;
const IN_ENGLISH = /^(?!.*@(?:wide|any-window)).*(?:\bin en\b|\(en\))/;

/** Walks over everything are a separate proof: `npm run prove:walks`. */
const PROVES_WALKS = process.env.PROVE_WALKS !== undefined;
const NOT_NOW = PROVES_WALKS ? [] : [/@long/];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/site-keeper",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  ...(PROVES_WALKS && { grep: /@long/ }),
  // A test that needs its second try is reported as flaky, and is to be mended.
  retries: 1,
  // A busy machine takes three times as long as a quiet one; a test that passes takes no longer for
  // it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SITE.url,
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    // Recording every test takes a good part of its time; a failed test is recorded as it is tried
    // again.
    trace: "on-first-retry",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      // Tests of both languages run in French in a wide window, in English in a small one.
      name: "desktop",
      grepInvert: [/@small/, IN_ENGLISH, ...NOT_NOW],
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: "mobile",
      grepInvert: [/@wide|@any-window|@once/, IN_FRENCH, ...NOT_NOW],
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: ["node", ...TEST_NODE_FLAGS, "scripts/start.mjs"].join(" "),
    url: SITE.url,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: {
      PORT: String(SITE.port),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_PASSWORD: "demonstration-only",
      DEMO_MONTH: "off",
      RATE_LIMIT_FACTOR: "1000",
    },
  },
});
