import { expect, it } from "vitest";
import { recipientRefusal } from "./recipient-refusal";

const refused = (response: string, command = "RCPT TO") =>
  recipientRefusal({ command, responseCode: Number(response.slice(0, 3)), response });

it.each([
  ["550 5.1.1 <anne@example.org>: user unknown", "CERTAIN"],
  ["550-5.1.1 The email account that you tried to reach does not exist.", "CERTAIN"],
  ["550 5.1.2 no such domain", "CERTAIN"],
  ["501 5.1.3 bad address", "CERTAIN"],
  ["556 5.1.10 domain takes no mail", "CERTAIN"],
  ["550 5.2.1 mailbox disabled", "CERTAIN"],
  ["550 no such user here", "DOUBTFUL"],
  ["551 user not local", "DOUBTFUL"],
  ["553 mailbox name not allowed", "DOUBTFUL"],
  ["550 5.7.1 blocked by policy", undefined],
  ["550 5.1.8 sender refused", undefined],
  ["552 5.2.2 mailbox full", undefined],
  ["552 mailbox full", undefined],
  ["554 transaction failed", undefined],
  ["450 4.2.0 greylisted", undefined],
  ["451 4.1.1 try later", undefined],
])("an address answered with « %s » is refused: %s", (response, refusal) => {
  expect(refused(response)).toBe(refusal);
});

it("says nothing of an address where the letter or the sender was refused, or no server answered", () => {
  expect(refused("550 5.1.1 no", "DATA")).toBeUndefined();
  expect(refused("550 5.1.1 no", "MAIL FROM")).toBeUndefined();
  expect(recipientRefusal(new Error("connect ECONNREFUSED"))).toBeUndefined();
  expect(recipientRefusal("no reason")).toBeUndefined();
});
