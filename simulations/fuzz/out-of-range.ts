import { type ApiDocument, type ApiOperation, jsonSchema } from "@/platform/http/docs/api-document";
import { schemaExample } from "@/platform/http/docs/schema-example";
import { type FuzzedCall, pathsOf, replaced } from "./fuzzed-call";

/** Numbers one above, and one below, the range of a column of the database. */
const OUT_OF_RANGE = [2 ** 31, -(2 ** 31) - 1];

/** Builds each call of a contract, once for each number of its body put out of range. */
export function outOfRangeCalls(document: ApiDocument, session: string | undefined): FuzzedCall[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      bodiesOf(document, operation).map((body) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, "1"),
        headers: headersOf(session),
        body: JSON.stringify(body),
      })),
    ),
  );
}

function bodiesOf(document: ApiDocument, operation: ApiOperation): unknown[] {
  const schema = jsonSchema(operation.requestBody);
  if (!schema) return [];
  const right = schemaExample(schema, document.components?.schemas ?? {});
  return pathsOf(right).flatMap((path, at) =>
    typeof partAt(right, path) === "number"
      ? OUT_OF_RANGE.map((number) => replaced(right, at, number))
      : [],
  );
}

const partAt = (value: unknown, path: string[]): unknown =>
  path.reduce((within, key) => (within as Record<string, unknown>)[key], value);

const headersOf = (session: string | undefined): [string, string][] => [
  ["idSite", "901"],
  ["Content-Type", "application/json"],
  ["Idempotency-Key", "number-out-of-range"],
  ...(session ? ([["Authorization", session]] as [string, string][]) : []),
];
