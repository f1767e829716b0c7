import { expect, it } from "vitest";
import { ApiFailure, unreachable } from "./call";
import { spokenFailure } from "./spoken-failure";

it("says what is wrong with each field, and with the whole", () => {
  const refused = new ApiFailure(400, {
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
  expect(spokenFailure(refused)).toEqual({
    status: 400,
    errors: { email: "This is no address.", "travel.flightNumber": "This is no flight." },
    message: "Two fields are wrong.",
  });
});

it("has no words of its own where no answer came", () => {
  const nothing = { status: 0, errors: {}, message: "" };
  expect(spokenFailure(unreachable(0, "The connection was lost"))).toEqual(nothing);
  expect(spokenFailure(new TypeError("x is undefined"))).toEqual(nothing);
});
