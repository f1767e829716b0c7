/** Transaction that begins with its first statement; without a statement it never begins. */
export interface LazyTransaction<Client> {
  /** Returns the client of the transaction, which begins with the first call. */
  client(): Promise<Client>;
  /** Does the work, and commits if a statement was asked; rolls back when the work fails. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param open does its argument in a transaction: commits at its end, rolls back when it fails */
export function lazyTransaction<Client>(
  open: (work: (client: Client) => Promise<void>) => Promise<void>,
): LazyTransaction<Client> {
  let commit = () => {};
  let rollBack = (_error: unknown) => {};
  let begun: Promise<Client> | undefined;
  let closed: Promise<void> | undefined;
  let isOver = false;

  const begin = () =>
    new Promise<Client>((resolve, reject) => {
      closed = open((client) => {
        resolve(client);
        return new Promise<void>((done, failed) => {
          commit = done;
          rollBack = failed;
        });
      });
      closed.catch(reject);
    });

  return {
    client() {
      if (isOver) return Promise.reject(new Error("The transaction is over"));
      begun ??= begin();
      return begun;
    },
    async run(work) {
      try {
        const result = await work();
        isOver = true;
        // A statement that nobody waits for may still be opening it.
        await begun;
        commit();
        await closed;
        return result;
      } catch (error) {
        isOver = true;
        await begun?.catch(() => undefined);
        rollBack(error);
        await closed?.catch(() => undefined);
        throw error;
      }
    },
  };
}
