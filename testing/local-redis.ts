import { createClient } from "@redis/client";

/**
 * Finds the Redis server for tests that must see one: at TEST_REDIS_URL, else on this machine if it
 * lets one in there; null when there is none.
 */
export async function localRedis(): Promise<string | null> {
  const url = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";
  const client = createClient({ url, socket: { connectTimeout: 1000, reconnectStrategy: false } });
  client.on("error", () => undefined);
  try {
    await client.connect();
    client.destroy();
    return url;
  } catch {
    return null;
  }
}
