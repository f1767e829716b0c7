import { CallError } from "@/lib/api/call";

/** Parameters that name a thing in a path or a link: a value that is too long names none. */
const NAMES = new Set(["reference", "key", "code", "path"]);

/**
 * Returns the answer of a call; undefined when the provider has no such thing.
 * @throws CallError otherwise
 */
export async function found<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError && namesNothing(error)) return undefined;
    throw error;
  }
}

function namesNothing({ status, errors, isOfProvider }: CallError): boolean {
  // A 404 that is no answer of the contract comes from something before the provider.
  if (isOfProvider) return false;
  const fields = Object.keys(errors);
  return (
    status === 404 ||
    (status === 422 && fields.length > 0 && fields.every((field) => NAMES.has(field)))
  );
}
