import { describe, expect, it } from "vitest";
import { mailboxKey } from "./mailbox-key";

describe("the mailbox of an address", () => {
  it.each([
    ["anne@example.org", "anne@example.org"],
    ["Anne@Example.org", "anne@example.org"],
    ["anne+1@example.org", "anne@example.org"],
    ["anne+1+2@example.org", "anne@example.org"],
    ["anne.lebihan@example.org", "anne.lebihan@example.org"],
    ["anne.le.bihan@gmail.com", "annelebihan@gmail.com"],
    ["Anne.LeBihan+wine@googlemail.com", "annelebihan@gmail.com"],
    ["+anne@example.org", "+anne@example.org"],
    ["nobody", "nobody"],
  ])("of %s is %s", (email, mailbox) => {
    expect(mailboxKey(email)).toBe(mailbox);
  });
});
