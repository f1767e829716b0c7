import { expect, it } from "vitest";
import type { Role } from "@/lib/contract/user";
import { placeAfterLogin } from "./place-after-login";

it.each<[Role, string | undefined, string]>([
  ["MEMBER", undefined, "/en/account"],
  ["MEMBER", "/en/account", "/en/account"],
  ["MEMBER", "/account", "/account"],
  ["MEMBER", "/en/checkout", "/en/checkout"],
  ["MEMBER", "/admin", "/en/account"],
  ["MEMBER", "/admin/booking", "/en/account"],
  ["DRIVER", undefined, "/admin"],
  ["DRIVER", "/account", "/admin"],
  ["DRIVER", "/admin?day=2026-12-01", "/admin?day=2026-12-01"],
  ["DRIVER", "/admin/security", "/admin/security"],
  ["DRIVER", "/admin/customer", "/admin"],
  ["DRIVER", "/account/profile", "/account/profile"],
  ["ADMIN", undefined, "/admin"],
  ["ADMIN", "/account", "/admin"],
  ["ADMIN", "/en/account?from=card", "/admin"],
  ["ADMIN", "/account/bookings", "/account/bookings"],
  ["ADMIN", "/admin/booking/EST-7K2M4P", "/admin/booking/EST-7K2M4P"],
  ["ADMIN", "/reserver", "/reserver"],
  ["SUPER_ADMIN", "/account/", "/admin"],
  ["SUPER_ADMIN", "/admin/team", "/admin/team"],
])("leads a %s who asked for %s to %s", (role, next, to) => {
  expect(placeAfterLogin({ role }, next, "en")).toBe(to);
});
