import { describe, expect, it } from "vitest";
import { EnvironmentError } from "@/platform/read-environment";
import { readEnvironment, VARIABLES } from "./environment";

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

  it("names proxies, cookies, ports and notices that cannot work", () => {
    expect(faultsOf({ TRUSTED_PROXIES: "loopback, 10.0.0.0/8, ::1" })).toEqual([]);
    for (const wrong of ["caddy", "10.0.0.0/99", "10.0.0.300"]) {
      expect(faultsOf({ TRUSTED_PROXIES: `loopback,${wrong}` })).toEqual([
        `TRUSTED_PROXIES: ${wrong} is neither an address, nor a range such as 10.0.0.0/8, nor one of loopback, linklocal and uniquelocal`,
      ]);
    }
    expect(faultsOf({ METRICS_PORT: "3000" })).toEqual([
      "METRICS_PORT: must be another one than PORT, which is 3000 too",
    ]);
    expect(faultsOf({ REVALIDATE_URL: "foo" })).toEqual([
      "REVALIDATE_URL: must look like https://www.example.com/api/revalidate",
    ]);
    const SITE_URL = "https://www.example.com";
    expect(faultsOf({ SITE_URL, COOKIE_DOMAIN: "Example.com" })).toEqual([]);
    for (const COOKIE_DOMAIN of ["ample.com", "example.org", "shop.example.com"]) {
      expect(faultsOf({ SITE_URL, COOKIE_DOMAIN })).toEqual([
        "COOKIE_DOMAIN: must be www.example.com, which SITE_URL names, or a domain above it",
      ]);
    }
  });

  it("says of every variable what would be right, in words", () => {
    const wrong = ["abc", "-1", "0", "1.5", "99999999999", "on off", "http://", "x/../y", "NaN"];
    for (const name of VARIABLES) {
      for (const value of wrong) {
        const faults = faultsOf({ [name]: value });
        const words = /^[\w, ]+: (must (be|look|have) |.* is neither an address, )/;
        for (const fault of faults) {
          expect(fault).toMatch(words);
          expect(fault).not.toMatch(/invalid|expected|received|too (small|big)|undefined/i);
        }
        expect(faults.length, `${name}=${value}`).toBeLessThan(3);
      }
    }
    expect(faultsOf({ PORT: "80.5", ACCESS_LOG: "yes", RATE_LIMIT_FACTOR: "-2" })).toEqual([
      "PORT: must be a whole number from 1 to 65535",
      "ACCESS_LOG: must be one of on, off",
      "RATE_LIMIT_FACTOR: must be a number above 0, up to 1000",
    ]);
  });
});
