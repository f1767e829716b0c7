import { describe, expect, it } from "vitest";
import { forgottenAt, noticeAt, noticeEnds } from "./retention";

describe("how long a silent person is kept", () => {
  it("is three years", () => {
    const lastHeardAt = new Date("2026-11-20T09:00:00Z");
    expect(forgottenAt(lastHeardAt).toISOString()).toBe("2029-11-20T09:00:00.000Z");
    const leapDay = new Date("2028-02-29T09:00:00Z");
    expect(forgottenAt(leapDay).toISOString()).toBe("2031-02-28T09:00:00.000Z");
  });

  it("is announced thirty days before its end", () => {
    const lastHeardAt = new Date("2026-11-20T09:00:00Z");
    expect(noticeAt(lastHeardAt).toISOString()).toBe("2029-10-21T09:00:00.000Z");
    expect(noticeEnds(noticeAt(lastHeardAt))).toEqual(forgottenAt(lastHeardAt));
  });
});
