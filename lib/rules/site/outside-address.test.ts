import { expect, it } from "vitest";
import { readOutsideAddress } from "./outside-address";

it.each([
  ["https://calendar.example.com/a/b.ics?key=1", "https://calendar.example.com/a/b.ics?key=1"],
  ["HTTPS://Calendar.Example.COM", "https://calendar.example.com/"],
  ["https://cloud.example.fr:8443/busy", "https://cloud.example.fr:8443/busy"],
  ["https://example.com:443/", "https://example.com/"],
  // A name in other letters has one in these.
  ["https://agenda.châteaubriant.fr/", "https://agenda.xn--chteaubriant-qbb.fr/"],
  // Characters that browsers take for a slash are one.
  ["https:\\\\example.com\\busy", "https://example.com/busy"],
  // Line breaks and tabs are taken out before anything is read.
  ["https://exam\nple.com/\tbusy", "https://example.com/busy"],
])("reads %j as one address", (text, href) => {
  expect(readOutsideAddress(text)?.href).toBe(href);
});

it.each([
  // Read as 127.0.0.1 by Node's older parser, which many libraries still use.
  "https://127.0.0.1;.push.apple.com/x",
  "https://127.0.0.1'.push.apple.com/x",
  "https://127.0.0.1`.push.apple.com/x",
  "https://127.0.0.1{.push.apple.com/x",
  "https://127.0.0.1$.push.apple.com/",
  "https://127.0.0.1*.push.apple.com/",
  "https://127.0.0.1,.push.apple.com/",
  "https://a_b.push.apple.com/",
  "https://-a.push.apple.com/",
  "https://a..push.apple.com/",
  "https://.push.apple.com/",
  "https://push.apple.com./",
  "https://localhost/",
  "https://intranet/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://0177.0.0.1/",
  "https://0x7f.0x0.0x0.0x1/",
  "https://2130706433/",
  "https://127.0.0.1./",
  "https://①②⑦.⓪.⓪.①/",
  "https://8.8.8.8/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://user@example.com/",
  "https://:secret@example.com/",
  "https://example.com:25/",
  "https://example.com:22/",
  "https://example.com:80/",
  "https://example.com:0/",
  "http://example.com/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
  "data:text/plain,x",
  "//example.com/",
  "example.com",
  `https://${"a".repeat(64)}.example.com/`,
  `https://${"a.".repeat(130)}example.com/`,
  "",
])("refuses %j", (text) => {
  expect(readOutsideAddress(text)).toBeUndefined();
});
