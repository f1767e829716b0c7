import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment";

/** The faults of an environment, one line each. */
function faultsOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables as NodeJS.ProcessEnv);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLIC_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

const S3 = {
  S3_ENDPOINT: "https://s3.fr-par.example.com",
  S3_REGION: "fr-par",
  S3_BUCKET: "media-example",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("the environment", () => {
  it("needs nothing", () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ STRIPE_SECRET_KEY: "" })).toEqual([]);
  });

  it("has all of Stripe's keys or none", () => {
    expect(faultsOf(STRIPE)).toEqual([]);
    expect(faultsOf({ STRIPE_SECRET_KEY: "sk_test_x" })).toEqual([
      "STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET: must be set too: Stripe needs it beside STRIPE_SECRET_KEY",
    ]);
    expect(faultsOf({ ...STRIPE, STRIPE_WEBHOOK_SECRET: "" })).toEqual([
      "STRIPE_WEBHOOK_SECRET: must be set too: Stripe needs it beside STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY",
    ]);
  });

  it("has all of a bucket's variables or none", () => {
    expect(faultsOf(S3)).toEqual([]);
    expect(faultsOf({ ...S3, S3_REGION: "", S3_SECRET_ACCESS_KEY: "" })).toEqual([
      "S3_REGION, S3_SECRET_ACCESS_KEY: must be set too: the storage of media needs it beside S3_ENDPOINT and S3_BUCKET and S3_ACCESS_KEY_ID",
    ]);
    expect(faultsOf({ ...S3, S3_ENDPOINT: "s3.example.com", S3_BUCKET: "Media/x" })).toEqual([
      "S3_ENDPOINT: must look like https://s3.region.example.com",
      "S3_BUCKET: must be the name of a bucket, such as media-example",
    ]);
  });

  it("has several processes only where they can share a database, and hear of changes", () => {
    const DATABASE_URL = "postgres://localhost/site";
    expect(faultsOf({ WORKERS: "2", DATABASE_URL })).toEqual([]);
    expect(faultsOf({ WORKERS: "1" })).toEqual([]);
    expect(faultsOf({ WORKERS: "2" })).toEqual([
      "WORKERS: must be 1 on the embedded database, which one process alone may open; set DATABASE_URL for more",
    ]);
    expect(
      faultsOf({ WORKERS: "2", DATABASE_URL, API_URL: "https://provider.example.com" }),
    ).toEqual([
      "WORKERS: must be 1 with API_URL, since its provider tells one process alone what has changed",
    ]);
  });

  it("says when one of Stripe's keys stands in another's place", () => {
    expect(faultsOf({ ...STRIPE, STRIPE_PUBLIC_KEY: "sk_test_x" })).toEqual([
      "STRIPE_PUBLIC_KEY: must look like pk_live_…",
    ]);
  });
});
