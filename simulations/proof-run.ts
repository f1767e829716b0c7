/** How many rounds this process is to do, and from which seed: `scripts/prove.mjs` sets both. */
export const proofRun = {
  runs: Number(process.env.PROOF_RUNS ?? 10),
  seed: Number(process.env.PROOF_SEED ?? 1),
  /** Of a history that has gone wrong, as fast-check names it. */
  path: process.env.PROOF_PATH,
};

/** Writes a result to the output of the proof. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Counts the rounds that went well, and says how many they are now and then. */
export function countRounds(every = 100): () => void {
  let rounds = 0;
  return () => {
    rounds += 1;
    if (rounds % every === 0) say(`${rounds} rounds`);
  };
}
