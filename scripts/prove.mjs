import { randomInt } from "node:crypto";
import { installPackages } from "./install.mjs";
import { run } from "./run.mjs";

/**
 * Long proofs: `npm run prove:histories`. `npm test` runs a short version of each. Two processes do
 * half of the rounds each; `docs/proofs.md` explains the proofs.
 *
 *   PROOF_RUNS=100 PROOF_SEED=7 npm run prove:histories
 */
const PROOFS = {
  histories: { file: "simulations/histories/run.ts", runs: 5000, processes: 2 },
  races: { file: "simulations/races/run.ts", runs: 200, processes: 1 },
  orders: { file: "simulations/orders/run.ts", runs: 200, processes: 1 },
  kills: { file: "simulations/kills/run.ts", runs: 20, processes: 1 },
  catalogue: { file: "simulations/catalogue/run.ts", runs: 200, processes: 1 },
  contents: { file: "simulations/contents/run.ts", runs: 100, processes: 1 },
  lists: { file: "simulations/panel-lists/run.ts", runs: 100, processes: 1 },
  day: { file: "simulations/panel-day/run.ts", runs: 7, processes: 1 },
  paint: { file: "simulations/page-paint/run.ts", runs: 7, processes: 1 },
  fuzz: { file: "simulations/fuzz/run.ts", runs: 10_000, processes: 1 },
  hostile: { file: "simulations/hostile/run.ts", runs: 1, processes: 1 },
  mentions: { file: "simulations/mentions/run.ts", runs: 1000, processes: 1 },
  attacker: { file: "simulations/attacker/run.ts", runs: 1, processes: 1 },
  processes: { file: "simulations/processes/run.ts", runs: 20, processes: 1 },
  size: { file: "simulations/size/run.ts", runs: 30, processes: 1 },
  sites: { file: "simulations/sites/run.ts", runs: 60, processes: 1 },
  soak: { file: "simulations/soak/run.ts", runs: 30, processes: 1 },
  front: { file: "simulations/front-speed/run.ts", runs: 1, processes: 1 },
  "kept-pages": { file: "simulations/kept-pages/run.ts", runs: 20_000, processes: 1 },
  backup: { file: "simulations/backup/run.ts", runs: 20, processes: 1 },
  plans: { file: "simulations/plans/run.ts", runs: 100_000, processes: 1 },
  walks: { file: "simulations/walks/run.ts", runs: 1, processes: 1 },
  crawl: { file: "simulations/crawl/run.ts", runs: 1, processes: 1 },
  image: { file: "simulations/image/run.ts", runs: 1, processes: 1 },
};

const name = process.argv[2] ?? "";
if (!(name in PROOFS)) throw new Error(`Which of ${Object.keys(PROOFS).join(", ")}?`);
const { file, runs, processes } = PROOFS[/** @type {keyof typeof PROOFS} */ (name)];
const all = Number(process.env.PROOF_RUNS ?? runs);
const seed = Number(process.env.PROOF_SEED ?? randomInt(2 ** 31 - processes));
await installPackages({ dev: true, build: true });
const began = Date.now();

const shares = Array.from({ length: processes }, (_, index) => ({
  PROOF_RUNS: String(Math.floor((all + index) / processes)),
  PROOF_SEED: String(seed + index),
}));
console.log(`${name}: ${all} rounds, seed ${seed}`);
const ended = await Promise.allSettled(
  shares.map((env) => run("node", ["--import", "tsx", file], { env })),
);
const failed = ended.filter(({ status }) => status === "rejected").length;
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${name}: ${failed > 0 ? "FAILED" : "proved"} in ${seconds} s`);
process.exit(failed > 0 ? 1 : 0);
