import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { createApp } from "./app";
import { chooseGateway } from "./choose-gateway";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLIC_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("chooseGateway", () => {
  it("takes Stripe when it is configured, else the test gateway", async () => {
    expect((await chooseGateway(KEYS, platform.services)).name).toBe("STRIPE");
    expect((await chooseGateway({}, platform.services)).name).toBe("TEST");
  });

  it("gives browsers Stripe's public key, or null", async () => {
    const path = "/custom-stripe/public-key";
    for (const [environment, publicKey] of [
      [{}, null],
      [KEYS, "pk_test_x"],
    ] as const) {
      const gateway = await chooseGateway(environment, platform.services);
      const answer = await createApp({ ...platform.services, gateway }).request(path);
      expect(await answer.json()).toMatchObject({ data: { publicKey } });
    }
  });
});
