import { describe, expect, it } from "vitest";
import { trustedProxy } from "./trusted-proxy";

describe("what a proxy says is believed of those that are trusted", () => {
  it.each([
    [["loopback"], "127.0.0.1", true],
    [["loopback"], "::ffff:127.0.0.1", true],
    [["loopback"], "203.0.113.7", false],
    [["10.0.0.0/8"], "10.2.3.4", true],
    [["10.0.0.0/8"], "11.2.3.4", false],
    [[], "127.0.0.1", false],
    [["loopback"], undefined, false],
  ])("trusting %j, a request from %s: %s", (trusted, address, expected) => {
    expect(trustedProxy(trusted)(address)).toBe(expected);
  });
});
