import type { Address, MemberAddressRequest } from "@/lib/contract/address";
import type { EmailChange, LoggedIn, PasswordChange, Profile } from "@/lib/contract/auth";
import type { MemberBookings, MemberDocuments } from "@/lib/contract/member-booking";
import type { NewsletterLists, NewsletterSubscription } from "@/lib/contract/newsletter";
import type { MemberOrders } from "@/lib/contract/order-page";
import type { SelfProof } from "@/lib/contract/second-factor";
import type { User, UserSessions } from "@/lib/contract/user";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Who is logged in, null for a visitor. */
export const getUser = (call: Call) => call<User | null>("GET", "/user");

export const changeProfile = (call: Call, profile: Profile) =>
  call<User>("PUT", "/user", { body: profile });

/** Ends every other session and renews this one. */
export const changePassword = (call: Call, body: PasswordChange) =>
  call<LoggedIn>("PUT", "/user/password", { body });

/** Has a link mailed to a new address, which is the member's once it was followed. */
export const changeEmail = (call: Call, body: EmailChange) =>
  call<Nothing>("PUT", "/user/email", { body });

/** Takes the new address that a mailed link is about. @throws CallError 404 for one that is over */
export const confirmEmail = (call: Call, code: string) =>
  call<{ email: string }>("POST", `/user/email/${encodeURIComponent(code)}`);

/** Deletes the member's space. */
export const deleteUser = (call: Call, body: SelfProof) =>
  call<Nothing>("DELETE", "/user", { body });

export const getSessions = (call: Call) => call<UserSessions>("GET", "/user/session");

/** Logs one device out. */
export const endSession = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/user/session/${id}`);

/** Logs every device out, this one too. */
export const endSessions = (call: Call) => call<Nothing>("DELETE", "/user/session");

export const getAddresses = (call: Call) => call<{ addresses: Address[] }>("GET", "/user/address");

export const addAddress = (call: Call, address: MemberAddressRequest) =>
  call<Address>("POST", "/user/address", { body: address });

export const changeAddress = (call: Call, id: number, address: MemberAddressRequest) =>
  call<Address>("PUT", `/user/address/${id}`, { body: address });

export const deleteAddress = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/user/address/${id}`);

/** Which part of a listing is asked for; by itself, its first ten. */
interface Part {
  page?: number;
  nbItem?: number;
}

/** The member's orders of the shop, the latest first. */
export const getMemberOrders = (call: Call, part: Part = {}) =>
  call<MemberOrders>("GET", "/user/order", { query: { ...part } });

/** The member's bookings: what is to come, the next first, or what was, the last first. */
export const getMemberBookings = (call: Call, when: "upcoming" | "past", part: Part = {}) =>
  call<MemberBookings>("GET", "/user/booking", { query: { when, ...part } });

/** The member's quotes, invoices and credit notes, the newest first. */
export const getMemberDocuments = (call: Call, page = 1) =>
  call<MemberDocuments>("GET", "/user/paper", { query: { page } });

export const getNewsletterLists = (call: Call) =>
  call<NewsletterLists>("GET", "/user/newsletter/lists");

export const getNewsletterSubscription = (call: Call) =>
  call<NewsletterSubscription>("GET", "/user/newsletter/subscription");

export const changeNewsletterSubscription = (call: Call, body: NewsletterSubscription) =>
  call<NewsletterSubscription>("PUT", "/user/newsletter/subscription", { body });
