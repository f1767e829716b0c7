import { expect, it } from "vitest";
import { CallError, unreachable } from "@/lib/api/call";
import { found } from "./found";

const refused = (status: number, ...fields: string[]) => {
  const errors = Object.fromEntries(
    fields.map((field) => [field, { code: "TOO_LONG", message: "Too long." }]),
  );
  const data = { code: "INVALID_FIELDS", errors };
  return Promise.reject(
    new CallError(status, { success: false, data, message: "Refused." } as never),
  );
};

it("is nothing where the provider has none, or where what names it could name none", async () => {
  expect(await found(refused(404))).toBeUndefined();
  expect(await found(refused(422, "reference", "key"))).toBeUndefined();
});

it.each([
  [422, ["password"]],
  [422, ["code", "password"]],
  [422, []],
  [500, []],
])("%i of %j is the caller's to say", async (status, fields) => {
  await expect(found(refused(status, ...fields))).rejects.toThrow("Refused.");
});

it("is not nothing where something before the provider answered 404", async () => {
  const notOfTheContract = unreachable(404, "The provider answered 404 without an envelope");
  await expect(found(Promise.reject(notOfTheContract))).rejects.toBe(notOfTheContract);
});
