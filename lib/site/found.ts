import { ApiFailure } from "@/lib/api/call";

/**
 * What a call asked for; undefined when the provider has no such thing, or when what names it could
 * name none. @throws ApiFailure otherwise
 */
export async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422))
      return undefined;
    throw error;
  }
}
