import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentPage } from "@/lib/contract/payment";
import type { User } from "@/lib/contract/user";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { bookRide } from "@/testing/booked-ride";
import { aRegistration, type LoggedIn, mailedCode, registerMember } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { consumePasskeyChallenge, newPasskeyChallenge } from "./factor/passkey-challenge";
import { consumeMemberCode, newMemberCode } from "./member/member-codes";
import { findChallenge, newChallenge } from "./session/login-challenge";
import { requireProof } from "./session/require-of-session";

const BEFORE = "2026-11-20T10:04:00+01:00";
const LONG_AFTER = "2028-03-01T10:00:00+01:00";

let platform: TestPlatform;
let member: LoggedIn;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  member = await registerMember(platform);
});
afterAll(() => platform.close());

/** Does something in the transaction of a call; false where it is refused. */
const inCall = (work: (tx: Sql) => Promise<unknown>) =>
  platform.database
    .inSite(901, async (tx) => {
      if (!(await work(tx))) throw new ApiError("NOT_FOUND");
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    });

const make = <T>(work: (tx: Sql, now: Date) => Promise<T>) =>
  platform.database.inSite(901, (tx) => work(tx, platform.clock.now()));

const isOk = async (method: "GET" | "PUT", path: string, asked: object = {}) =>
  (await platform.call(method, path, asked)).status === 200;

/** Things that end. Each returns a function that tells whether it is still good. */
const KINDS: Record<string, () => Promise<() => Promise<boolean>>> = {
  "a link for a new password": async () => {
    await platform.call("PUT", "/password/reset/ask", { body: { email: member.email } });
    await platform.runDue();
    const code = await mailedCode(platform, member.email, "/password/reset/");
    return () => isOk("GET", `/password/reset/${code}`);
  },
  "a link to a new address": async () => {
    const { idUser } = member;
    const wanted = { idSite: 901, idUser, purpose: "EMAIL", email: "new@example.org" } as const;
    const code = await make((tx, now) => newMemberCode(tx, { ...wanted, now }));
    return () =>
      inCall(async (tx) => {
        const found = await consumeMemberCode(tx, code, ["EMAIL"], platform.clock.now());
        return found?.idUser === idUser;
      });
  },
  "a link that confirms an account": async () => {
    const email = "unconfirmed@example.org";
    await platform.data("POST", "/register", { body: aRegistration({ email }) });
    const code = await mailedCode(platform, email, "/auth/confirm/");
    return () => isOk("GET", `/register/${code}`);
  },
  "a session": async () => async () => {
    const { headers } = member;
    return (await platform.data<User | null>("GET", "/user", { headers })) !== null;
  },
  "a proof": async () => () =>
    inCall(async (tx) => {
      await requireProof(tx, member.opened.token, platform.clock.now());
      return true;
    }),
  "a login that waits for its code": async () => {
    const whose = { idSite: 901, idUser: member.idUser, returnTo: null };
    const { challenge } = await make((tx, now) => newChallenge(tx, { ...whose, now }));
    return () => inCall((tx) => findChallenge(tx, challenge, platform.clock.now()));
  },
  "what a passkey is to sign": async () => {
    const asked = { idUser: member.idUser, boundTo: "a login" };
    const challenge = await make((tx, now) =>
      newPasskeyChallenge(tx, { ...asked, idSite: 901, now }),
    );
    const signed = Buffer.from(JSON.stringify({ challenge })).toString("base64url");
    return () =>
      inCall((tx) => consumePasskeyChallenge(tx, signed, { ...asked, now: platform.clock.now() }));
  },
  "a pay link": async () => {
    const url = await (await bookRide(platform)).payLink();
    return async () => (await platform.data<PaymentPage>("GET", url)).state === "DUE";
  },
};

describe.each(Object.entries(KINDS))("%s", (_name, begin) => {
  it("is good until its end", async () => {
    const isGood = await begin();
    platform.clock.moveTo(BEFORE);
    expect(await isGood()).toBe(true);
  });

  it("that was seen over stays so when the clock goes back", async () => {
    const isGood = await begin();
    platform.clock.moveTo(LONG_AFTER);
    expect(await isGood()).toBe(false);
    platform.clock.moveTo(BEFORE);
    expect(await isGood()).toBe(false);
  });
});
