/**
 * Stand-in for `@node-rs/argon2` in all unit tests (`vitest.config.ts`): it counts the hashing and
 * does none, as a true one takes a twentieth of a second each time.
 */
export const counted = {
  hashed: 0,
  verified: 0,
  /** Most hashes that were made at one time. */
  most: 0,
  reset() {
    Object.assign(counted, { hashed: 0, verified: 0, most: 0 });
  },
};

let running = 0;

async function work<T>(result: T): Promise<T> {
  running += 1;
  counted.most = Math.max(counted.most, running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  return result;
}

let salt = 0;

export async function hash(password: string): Promise<string> {
  counted.hashed += 1;
  salt += 1;
  return work(`$argon2id$${salt}$${password}`);
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  counted.verified += 1;
  return work(hashed.replace(/^\$argon2id\$\d+\$/, "") === password);
}
