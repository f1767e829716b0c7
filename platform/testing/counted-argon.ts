/** What stands in the place of `@node-rs/argon2` where a test counts the hashing. */
export const counted = {
  hashed: 0,
  verified: 0,
  /** The most that were made at one time. */
  most: 0,
  reset() {
    Object.assign(counted, { hashed: 0, verified: 0, most: 0 });
  },
};

// A database that is seeded with these hashes opens to nobody who compares true ones, and the other
// way about: each kind has its own image (`seeded-database.ts`).
process.env.TEST_HASHES = "counted";

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
