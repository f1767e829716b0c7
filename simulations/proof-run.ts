/** Number of rounds of this process, and its seed: `scripts/prove.mjs` sets both. */
export const proofRun = {
  runs: Number(process.env.PROOF_RUNS ?? 10),
  seed: Number(process.env.PROOF_SEED ?? 1),
  /** Path of a history that has gone wrong, as fast-check names it. */
  path: process.env.PROOF_PATH,
};

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Counts the rounds that went well, and prints their number now and then. */
export function countRounds(every = 100): () => void {
  let rounds = 0;
  return () => {
    rounds += 1;
    if (rounds % every === 0) say(`${rounds} rounds`);
  };
}
