import { expect, it } from "vitest";
import { registrationOf } from "./registration-of";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const ANNE = {
  firstname: " Anne ",
  email: "anne@example.org ",
  password: " two words ",
  kind: "CONSUMER",
};

it("takes names without their spaces, and a password with them", () => {
  expect(registrationOf(form(ANNE), "/reserver")).toMatchObject({
    firstname: "Anne",
    email: "anne@example.org",
    password: " two words ",
    acceptTerms: false,
    newsletter: false,
    returnTo: "/reserver",
  });
});

it("has an address as soon as one was begun, and none for a country alone", () => {
  const country = { ...ANNE, "address.country": "FR" };
  expect(registrationOf(form(country), undefined).address).toBeUndefined();
  expect(registrationOf(form({ ...country, "address.city": "Nantes" }), undefined).address).toEqual(
    { address: "", postalCode: "", city: "Nantes", country: "FR" },
  );
});
