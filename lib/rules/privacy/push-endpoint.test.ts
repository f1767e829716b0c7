import { expect, it } from "vitest";
import { isPushEndpoint } from "./push-endpoint";

it.each([
  ["https://fcm.googleapis.com/fcm/send/abc:def", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/QNabc", true],
  ["https://par02p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/fcm/send/abc", false],
  ["https://fcm.googleapis.com@127.0.0.1/abc", false],
  ["https://user:pass@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://notify.windows.com.example.org/", false],
  ["https://evilpush.services.mozilla.com.example/", false],
  ["https://127.0.0.1/", false],
  ["https://[::1]/", false],
  ["https://169.254.169.254/latest", false],
  ["https://localhost/", false],
  ["https://push.example.org/", false],
  ["https://127.0.0.1;.push.apple.com/x", false],
  ["https://127.0.0.1'.notify.windows.com/x", false],
  ["https://web.push.apple.com./x", false],
  ["https://WEB.push.apple.com/x", false],
  ["https://web.push.apple.com/a/../x", false],
  ["https:\\\\web.push.apple.com\\x", false],
  ["https://web.push.apple.com/\tx", false],
  [" https://web.push.apple.com/x", false],
  ["file:///etc/passwd", false],
  ["", false],
])("%s", (endpoint, isKnown) => {
  expect(isPushEndpoint(endpoint)).toBe(isKnown);
});
