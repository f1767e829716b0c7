import { describe, expect, it } from "vitest";
import { newTotpSecret, stepsOfCode, toBase32, totpCode, totpLink, totpStep } from "./totp";

/** The secret of the vectors of both RFCs. */
const SECRET = toBase32(Buffer.from("12345678901234567890"));

const at = (seconds: number) => new Date(seconds * 1000);

describe("codes of half a minute", () => {
  it("knows base32 (RFC 4648 §10)", () => {
    const encoded = ["f", "fo", "foo", "foob", "fooba", "foobar"].map((text) =>
      toBase32(Buffer.from(text)),
    );
    expect(encoded).toEqual(["MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"]);
  });

  // Their last six digits: the RFC shows eight.
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("are those of RFC 6238, appendix B, at %i seconds", (seconds, code) => {
    expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(code);
  });

  it("are those of RFC 4226, appendix D, by their count", () => {
    const codes = Array.from({ length: 10 }, (_, count) => totpCode(SECRET, count));
    expect(codes).toEqual([
      ...["755224", "287082", "359152", "969429", "338314"],
      ...["254676", "287922", "162583", "399871", "520489"],
    ]);
  });

  it("are taken half a minute early and late, and no more", () => {
    const now = at(1111111111);
    const step = totpStep(now);
    const isTaken = (later: number) =>
      stepsOfCode(SECRET, totpCode(SECRET, step + later), now).length > 0;
    expect([-2, -1, 0, 1, 2].map(isTaken)).toEqual([false, true, true, true, false]);
  });

  it("come from 160 bits that are others each time", () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it("are set up by a link that names the site and the account", () => {
    expect(totpLink("ABCD", "Bleu : rive", "a@b.example")).toBe(
      "otpauth://totp/Bleu%20%20%20rive:a%40b.example?secret=ABCD&issuer=Bleu%20%20%20rive",
    );
  });
});
