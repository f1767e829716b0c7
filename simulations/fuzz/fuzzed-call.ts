import fc from "fast-check";
import {
  type ApiDocument,
  type ApiOperation,
  jsonSchema,
  ownParameters,
} from "@/platform/http/docs/api-document";
import { schemaExample } from "@/platform/http/docs/schema-example";
import { oddBody, oddText, oddValue } from "./odd-values";

/** Wrong request, as a test makes it. */
export interface FuzzedCall {
  method: string;
  /** Path with its query. */
  path: string;
  headers: [string, string][];
  body: string | Uint8Array | undefined;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const TYPES = [
  ...["application/json", "application/json; charset=utf-16", "text/plain", "text/html", "json"],
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=", ""],
];
/** Headers that the provider reads. */
const HEADERS = [
  ...["userLang", "idSite", "Authorization", "Idempotency-Key", "Member", "Device", "User-Agent"],
  ...["Accept", "Origin", "Referer", "Stripe-Signature", "X-Gateway-Signature", "Cookie"],
];

/**
 * Draws wrong requests to the calls of a contract: right ones, as far as its schemas tell, in which
 * some parts are odd.
 * @param sessions values of `Authorization` for logged-in users
 */
export function fuzzedCalls(document: ApiDocument, sessions: string[]): fc.Arbitrary<FuzzedCall> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const unknown = { path: "/{nothing}/{here}", method: "get", operation: { responses: {} } };
  return fc.constantFrom(...operations, unknown).chain(({ path, method, operation }) =>
    fc.record({
      method: mostly(method.toUpperCase(), fc.constantFrom(...METHODS)),
      path: fc
        .tuple(filledPath(path), query(operation))
        .map(([filled, entries]) => filled + entries),
      headers: headers(sessions),
      body: body(document, operation),
    }),
  );
}

/** Draws the right value, three times out of four. */
const mostly = <T>(right: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: odd });

function filledPath(path: string): fc.Arbitrary<string> {
  const parts = path
    .split("/")
    .map((part) =>
      part.startsWith("{")
        ? fc.oneof(
            fc.constantFrom("1", "72", "0", "99999999999999999999", "%00", "%E0%A4%A", "..", "%2F"),
            fc.constant("a".repeat(9_000)),
            oddText.map(encoded),
          )
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((filled) => filled.join("/") || "/");
}

function query(operation: ApiOperation): fc.Arbitrary<string> {
  const own = ownParameters(operation)
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
  const name = fc.constantFrom(...own, "nbItem", "page", "orderBy", "id", "name", "price", "a[]");
  const prefix = fc.constantFrom("", "", "lk:", "df:", "lt:", "lte:", "gt:", "gte:", "-");
  const entry = fc
    .tuple(name, prefix, oddText)
    .map(([key, before, value]) => `${key}=${encoded(before + value.slice(0, 5_000))}`);
  return fc
    .array(entry, { maxLength: 4 })
    .map((entries) => (entries.length > 0 ? `?${entries.join("&")}` : ""));
}

function headers(sessions: string[]): fc.Arbitrary<[string, string][]> {
  const odd = fc.tuple(fc.constantFrom(...HEADERS), oddText.map(asHeader));
  return fc
    .record({
      site: mostly("901", fc.constantFrom("902", "72", "0", "-1", "1.5", "1e3", "2147483648", "x")),
      session: fc.option(fc.constantFrom(...sessions)),
      type: mostly("application/json", fc.constantFrom(...TYPES)),
      key: fc.option(fc.uuid()),
      odd: fc.array(odd, { maxLength: 2 }),
    })
    .map(({ site, session, type, key, odd: more }) => [
      ["idSite", site],
      ...(session ? ([["Authorization", session]] as [string, string][]) : []),
      ...(key ? ([["Idempotency-Key", key]] as [string, string][]) : []),
      ["Content-Type", type],
      ...more,
    ]);
}

function body(
  document: ApiDocument,
  operation: ApiOperation,
): fc.Arbitrary<string | Uint8Array | undefined> {
  const schema = jsonSchema(operation.requestBody);
  const right = schema ? schemaExample(schema, document.components?.schemas ?? {}) : {};
  const changed = fc
    .array(fc.tuple(fc.nat(), fc.oneof(fc.constant(REMOVED), oddValue)), { maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [at, by]) => replaced(value, at, by), right));
  return fc.oneof(
    { weight: 8, arbitrary: changed.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: oddBody },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const REMOVED = Symbol("removed");

/** Replaces one part of a JSON value, whose number is `at`, or removes it. */
export function replaced(value: unknown, at: number, by: unknown): unknown {
  const paths = pathsOf(value);
  const path = paths[at % paths.length] ?? [];
  if (path.length === 0) return by === REMOVED ? undefined : by;
  const copy = structuredClone(value) as Record<string, unknown>;
  const last = path.at(-1) as string;
  const holder = path
    .slice(0, -1)
    .reduce((within, key) => within[key] as Record<string, unknown>, copy);
  if (by === REMOVED) delete holder[last];
  else holder[last] = by;
  return copy;
}

/** Lists the paths of a value's parts, itself among them; of a very deep one, not all. */
export function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null || path.length > 8) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd"));

/** Returns the part of a text that a header can hold. */
const asHeader = (text: string): string =>
  [...text.slice(0, 9_000)].filter((letter) => /[\t\x20-\x7e\x80-\xff]/.test(letter)).join("");
