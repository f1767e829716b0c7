import { describe, expect, it } from "vitest";
import { readParameters } from "@/lib/site/parameters";
import { policedPage } from "@/server/page-cache/public-policy";
import { pageCode } from "./page-code";

const TOOLS = {
  MATOMO_URL: "https://stats.example/matomo/",
  MATOMO_SITE_ID: "7",
  GOOGLE_TAG_MANAGER_IDS: "GTM-AB12CD3, GTM-XY98ZW7",
  GOOGLE_ANALYTICS_ID: "G-AB12CD34EF",
  GOOGLE_ADS_ID: "AW-123456789",
  PLAUSIBLE_DOMAIN: "72.example",
  FACEBOOK_PIXEL_KEY: "123456789012345",
};

const codeOf = (values: Record<string, string>) =>
  pageCode(
    readParameters(
      Object.entries(values).map(([type, value], id) => ({
        id,
        type,
        kind: "STRING",
        group: "services",
        label: type,
        value,
      })),
    ),
  );
const settingsIn = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? "null");
const policyOf = (values: Record<string, string>) =>
  policedPage("<html><head></head><body></body></html>", codeOf(values)).policy;

describe("a page of a site", () => {
  it("has not a byte of the choice where no tool is configured", () => {
    expect(codeOf({}).html).toBe("");
    expect(policyOf({})).toBe(policyOf({ MATOMO_URL: TOOLS.MATOMO_URL }));
    expect(codeOf({ MATOMO_URL: TOOLS.MATOMO_URL }).html).toBe("");
  });

  it("tells its scripts of the tools that are, and loads none of them", () => {
    const { html } = codeOf(TOOLS);
    expect(settingsIn(html)).toMatchObject({
      days: 180,
      tools: {
        matomo: { values: ["https://stats.example/matomo/", "7"], purpose: "analytic" },
        googletagmanager: { values: ["GTM-AB12CD3, GTM-XY98ZW7"], purpose: "other" },
        gtag: { values: ["G-AB12CD34EF"], purpose: "analytic" },
        googleads: { values: ["AW-123456789"], purpose: "ads" },
        plausible: { values: ["72.example"], purpose: "analytic" },
        facebookpixel: { values: ["123456789012345"], purpose: "ads" },
      },
    });
    const loaded = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
    expect(loaded).toEqual(["/consent/loader.js"]);
  });

  it("has the hosts of its tools in its policy, and nothing else that it did not have", () => {
    const policy = policyOf(TOOLS);
    expect(policy).toContain("script-src 'self'");
    for (const host of [
      "https://stats.example",
      "https://plausible.io",
      "https://connect.facebook.net",
    ])
      expect(policy).toContain(host);
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/style-src 'self';/);
    expect(policyOf({ PLAUSIBLE_DOMAIN: "72.example" })).toBe(
      policyOf({})
        .replace(/(script-src [^;]+)/, "$1 https://plausible.io")
        .replace("connect-src 'self'", "connect-src 'self' https://plausible.io"),
    );
  });

  it("needs no other host for a tool of its own", () => {
    expect(policyOf({ MATOMO_URL: "/stats/", MATOMO_SITE_ID: "1" })).toBe(policyOf({}));
  });

  it("leaves a value out that its setting cannot hold", () => {
    expect(codeOf({ PLAUSIBLE_DOMAIN: "72.example'; script-src *" }).html).toBe("");
    expect(codeOf({ GOOGLE_ANALYTICS_ID: "</script><script>alert(1)</script>" }).html).toBe("");
  });
});

describe("the owner's code", () => {
  it("stands in the page as it is where it comes from the site alone", () => {
    const AFTER_BODY_HTML_TO_LOAD = '<p>x</p><a href="https://chat.example">Écrire</a>';
    expect(codeOf({ AFTER_BODY_HTML_TO_LOAD }).html).toMatch(
      /^<div class="[^"]*" data-owner-code><p>/,
    );
  });

  it("is held back until it was accepted where it loads something from elsewhere", () => {
    const { html } = codeOf({
      AFTER_BODY_HTML_TO_LOAD: '<script src="https://chat.example/w.js"></script>',
      INJECTED_CODE_PURPOSE: "SUPPORT",
    });
    expect(html).toMatch(/^<template id="held-code" data-owner-code><div .*<\/div><\/template>/);
    expect(settingsIn(html).tools).toEqual({ ownercode: { values: [], purpose: "support" } });
  });
});
