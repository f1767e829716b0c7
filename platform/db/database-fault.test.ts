import { describe, expect, it } from "vitest";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-fault";

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`failed: ${code}`), { code, ...more });

describe("a fault of the database that passes by itself", () => {
  it.each([
    ["no connection", withCode("08006")],
    ["the disk is full", withCode("53100")],
    ["no connection is left", withCode("53300")],
    ["an administrator shut it down", withCode("57P01")],
    ["it is starting", withCode("57P03")],
    ["a statement took too long", withCode("57014")],
    ["a standby only reads", withCode("25006")],
    ["nobody listens", withCode("ECONNREFUSED")],
    ["its socket is gone", withCode("ENOENT", { syscall: "connect" })],
    ["nobody listens at any address", new AggregateError([withCode("ECONNREFUSED")])],
    ["the embedded one's disk is full", withCode("ENOSPC")],
    ["the connection broke", new Error("Connection terminated unexpectedly")],
    [
      "the connection had broken",
      new Error("Client has encountered a connection error and is not queryable"),
    ],
    ["it was found gone", new DatabaseUnavailable("gone")],
  ])("is told: %s", (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new Error("Failed query", { cause: error }))).toBe(true);
  });

  it.each([
    ["a broken rule", withCode("23505")],
    ["a wrong statement", withCode("42601")],
    ["a null character", withCode("22021")],
    ["a missing file", withCode("ENOENT", { syscall: "open" })],
    ["our own mistake", new TypeError("undefined is not a function")],
    ["nothing at all", undefined],
  ])("is not %s", (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
