import { expect, it } from "vitest";
import { sameAddressIn } from "./same-address-in";

it.each([
  ["/en/vins", "?tag=muscadet", "", "/en/vins?tag=muscadet"],
  ["/en/vins", "?search=a%20b&tag=x", "#list", "/en/vins?search=a%20b&tag=x#list"],
  ["/en", "", "#calculator", "/en#calculator"],
  ["/en/booking/R72?key=k", "?key=k", "", "/en/booking/R72?key=k"],
  [
    "/en/account/bookings?when=past",
    "?when=past&page=2",
    "",
    "/en/account/bookings?when=past&page=2",
  ],
  [
    "/en/auth?next=%2Freserver",
    "?next=%2Freserver%3Fkind%3DHIRE",
    "",
    "/en/auth?next=%2Fen%2Freserver%3Fkind%3DHIRE",
  ],
  ["/en/auth", "?next=%2Fadmin%2Fbooking", "#login", "/en/auth?next=%2Fadmin%2Fbooking#login"],
])("%s with %s%s is %s", (href, search, hash, address) => {
  expect(sameAddressIn(href, { search, hash }, "en")).toBe(address);
});
