import { describe, expect, it } from "vitest";
import { isSigned, signNotice } from "./notice-signature";

const NOW = new Date("2026-11-20T09:00:00Z");
const BODY = '{"id":"tgp_1.paid"}';
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("the signature of a notice", () => {
  const header = signNotice(BODY, "secret", NOW);

  it("is of its body and time, under the secret", () => {
    expect(header).toMatch(/^t=1795165200,v1=[0-9a-f]{64}$/);
    expect(isSigned(BODY, header, "secret", NOW)).toBe(true);
    expect(isSigned(`${BODY} `, header, "secret", NOW)).toBe(false);
    expect(isSigned(BODY, header, "another", NOW)).toBe(false);
    expect(isSigned(BODY, header.replace("t=1795165200", "t=1795165201"), "secret", NOW)).toBe(
      false,
    );
  });

  it("is believed for five minutes, and not from the future", () => {
    expect(isSigned(BODY, header, "secret", later(300))).toBe(true);
    expect(isSigned(BODY, header, "secret", later(301))).toBe(false);
    expect(isSigned(BODY, header, "secret", later(-301))).toBe(false);
  });

  it.each(["", "t=,v1=", "v1=00", `t=1795165200,v1=${"0".repeat(63)}`, `${header},v1=00`])(
    "is none when it reads %j",
    (other) => expect(isSigned(BODY, other, "secret", NOW)).toBe(false),
  );
});
