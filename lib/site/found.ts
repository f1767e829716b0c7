import { ApiFailure } from "@/lib/api/call";

/** What a call asked for; undefined when the provider has no such thing. @throws ApiFailure otherwise */
export async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}
