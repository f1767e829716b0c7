import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aRegistration, registerMember } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const ADDRESS = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };

describe("an address that is given with a registration", () => {
  it("is the first of the member’s book", async () => {
    const { headers } = await registerMember(platform, { address: ADDRESS });
    expect(await platform.data("GET", "/user/address", { headers })).toMatchObject({
      addresses: [{ ...ADDRESS, country: { alphaTwo: "FR" } }],
    });
  });

  it.each([
    [{ country: "ZZ" }, { "address.country": { code: "COUNTRY_UNKNOWN" } }],
    [{ postalCode: "4400" }, { "address.postalCode": { code: "POSTAL_CODE_INVALID" } }],
    [{ city: "Nan\0tes" }, { "address.city": { code: "HIDDEN_SIGN" } }],
    [{ city: "Nan\ud83dtes" }, { "address.city": { code: "HIDDEN_SIGN" } }],
  ])("is refused with %j, as the book would", async (change, errors) => {
    const body = aRegistration({ address: { ...ADDRESS, ...change } });
    expect(await platform.call("POST", "/register", { body })).toMatchObject({
      status: 422,
      answer: { data: { errors } },
    });
  });
});
