import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readDockerfile } from "@/simulations/image/dockerfile";
import { SOURCES } from "./build-stamp.mjs";

const read = (file: string) => readFileSync(file, "utf8");

/** Folders that the running site imports besides the sources of its build. */
const RUN = ["demonstration", "platform", "scripts", "server"];

describe("the Dockerfile", () => {
  const stages = readDockerfile(read("Dockerfile"));
  const copied = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => ("copy" in step ? step.copy : [])),
  );

  it("copies what is there, and all that the site is built from and runs on", () => {
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const isCopied = (path: string) =>
      copied.some((from) => path === from || path.startsWith(`${from}/`));
    expect([...SOURCES, ...RUN].filter((path) => !isCopied(path))).toEqual([]);
  });

  it("is given nothing but what it copies", () => {
    const given = read(".dockerignore")
      .split("\n")
      .flatMap((line) => (line.startsWith("!") ? line.slice(1) : []));
    const whole = copied.filter((path) => !path.startsWith("scripts/"));
    expect(given.sort()).toEqual([...new Set(whole)].sort());
  });

  it("runs as nobody special, keeps its data in a volume, and starts without npm", () => {
    const text = read("Dockerfile");
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^VOLUME \/data$/m);
    expect(text).toMatch(/^HEALTHCHECK .*\\\n.*\/health/m);
    expect(text.trimEnd()).toMatch(/^CMD \["node", "scripts\/start.mjs"\]$/m);
  });
});

describe("compose.yaml", () => {
  interface Service {
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: Record<string, object>;
    healthcheck?: object;
    ports?: string[];
  }
  const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
    read("compose.yaml"),
  );

  it("starts each service after those that it needs, and opens the proxy alone", () => {
    for (const [name, { depends_on = {}, volumes = [], ports }] of Object.entries(
      compose.services,
    )) {
      for (const needed of Object.keys(depends_on)) {
        const { healthcheck } = compose.services[needed] ?? {};
        expect(healthcheck ?? (needed === "site" ? "of its image" : undefined)).toBeDefined();
      }
      const named = volumes
        .map((volume) => volume.split(":")[0] ?? "")
        .filter((v) => /^\w/.test(v));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
      expect(ports !== undefined).toBe(name === "proxy");
    }
  });

  it("sets what .env.example explains", () => {
    const known = new Set(
      read(".env.example")
        .match(/^#([A-Z_]+)=/gm)
        ?.map((l) => l.slice(1, -1)),
    );
    const set = Object.keys(compose.services.site?.environment ?? {});
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

it("the workflow starts a bare clone and runs npm test, on the oldest Node that is taken and on the one to deploy on", () => {
  const { jobs } = parse(read(".github/workflows/test.yml"));
  const { strategy, services, steps } = jobs.test;
  expect(strategy.matrix.node).toEqual(["20", read(".nvmrc").trim()]);
  expect(JSON.parse(read("package.json")).engines.node).toContain(">=20");
  expect(services.postgres.image).toMatch(/^postgres:1[4-8]$/);
  expect(steps.map(({ run }: { run?: string }) => run)).toContain(".ci/run");
  expect(read(".ci/run")).toMatch(/^node scripts\/newcomer\.mjs\nnpm test$/m);
});
