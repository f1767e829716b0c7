import { expect, it } from "vitest";
import { letterFault } from "./letter-fault";

it.each([
  [
    "Error: Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown",
    "ADDRESS_UNKNOWN",
  ],
  ["Error: Message failed: 550 Requested action not taken: mailbox unavailable", "ADDRESS_UNKNOWN"],
  ["Error: Message failed: 552 5.2.2 The email account is over quota", "MAILBOX_FULL"],
  ["Error: Message failed: 452 4.2.2 Mailbox full", "MAILBOX_FULL"],
  ["Error: Message failed: 554 5.7.1 Message rejected as spam", "REFUSED_AS_SPAM"],
  [
    "Error: Message failed: 550 5.7.26 Unauthenticated email is not accepted due to DMARC policy",
    "REFUSED_AS_SPAM",
  ],
  ["Error: Invalid login: 535 5.7.8 Authentication failed", "LOGIN_REFUSED"],
  ["Error: Message failed: 553 5.1.8 Sender address rejected: Domain not found", "SENDER_REFUSED"],
  ["Error: connect ECONNREFUSED 192.0.2.1:587", "SERVER_AWAY"],
  ["Error: getaddrinfo ENOTFOUND smtp.example.org", "SERVER_AWAY"],
  ["Error: Connection timeout", "SERVER_AWAY"],
  ["Error: self-signed certificate in certificate chain", "NOT_SECURE"],
  ["Error: Message failed: 451 4.7.1 Greylisted, try again later", "LATER"],
  ["Error: The gateway for text messages answered 422", "NUMBER_REFUSED"],
  ["Error: The gateway for text messages answered 401", "LOGIN_REFUSED"],
  ["Error: The gateway for text messages answered 503", "GATEWAY_AWAY"],
  ["TypeError: fetch failed", "SERVER_AWAY"],
  ["no reason", "OTHER"],
])("%s", (said, fault) => {
  expect(letterFault(said)).toBe(fault);
});
