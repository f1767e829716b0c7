import { expect, it } from "vitest";
import { CallError, unreachable } from "./call";
import { readableError } from "./readable-error";

it("says what is wrong with each field, and with the whole", () => {
  const refused = new CallError(400, {
    success: false,
    message: "Two fields are wrong.",
    data: {
      code: "INVALID_FIELDS",
      errors: {
        email: { code: "EMAIL_INVALID", message: "This is no address." },
        "travel.flightNumber": { code: "INVALID", message: "This is no flight." },
      },
    },
  });
  expect(readableError(refused)).toEqual({
    status: 400,
    errors: { email: "This is no address.", "travel.flightNumber": "This is no flight." },
    message: "Two fields are wrong.",
  });
});

it("has no words of its own where no answer came", () => {
  const nothing = { status: 0, errors: {}, message: "" };
  expect(readableError(unreachable(0, "The connection was lost"))).toEqual(nothing);
  expect(readableError(new TypeError("x is undefined"))).toEqual(nothing);
});
