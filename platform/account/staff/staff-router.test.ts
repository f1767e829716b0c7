import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Staff, StaffPerson } from "@/lib/contract/admin/staff";
import type { Entered, Opened } from "@/lib/contract/auth";
import type { UserSessions } from "@/lib/contract/user";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings, rides } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { sqlState } from "@/platform/db/sql-state";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { mailedCode } from "@/testing/logged-in";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { aPasskey } from "@/testing/software-passkey";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  owner = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());

const INVITED = { firstname: "Yann", lastname: "Le Goff", phone: "06 39 98 01 77" };
let invitations = 0;
const newEmail = () => {
  invitations += 1;
  return `driver-${invitations}@901.example`;
};
const as = ({ headers }: { headers: Record<string, string> }, body?: object) => ({
  headers,
  ...(body ? { body } : {}),
});
const changed = async (path: string, body: object): Promise<StaffPerson> => {
  const { answer } = await changeAsRead<StaffPerson>(platform, path, as(owner, body));
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
};
const invite = (email: string, role = "DRIVER") =>
  platform.call<StaffPerson>("POST", "/admin/staff", as(owner, { ...INVITED, email, role }));
const staffOf = async (viewer = owner) =>
  (await platform.data<Staff>("GET", "/admin/staff", as(viewer))).staff;
const find = async (email: string) => (await staffOf()).find((one) => one.email === email);
const logIn = ({ email }: { email: string }, password = TEST_PASSWORD) =>
  platform.call<Entered>("POST", "/login", { body: { email, password } });
const mailsTo = async (email: string) =>
  (await platform.database.everySite.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject }) => subject,
  );
const actsOn = (email: string) =>
  platform.database.everySite
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `staff ${email}`));
const refusal = async (call: ReturnType<typeof platform.call>) => {
  const { status, answer } = await call;
  if (answer.success) return [status];
  return [
    status,
    ...Object.entries(answer.data.errors).map(([name, { code }]) => `${name} ${code}`),
  ];
};

describe("an invitation", () => {
  it("makes an account whose owner chooses the password by the mailed link, once", async () => {
    const email = newEmail();
    const { answer } = await invite(email);
    expect(answer).toMatchObject({ data: { role: "DRIVER", phone: "+33639980177" } });
    expect((await find(email))?.invitedAt).not.toBeNull();
    expect((await logIn({ email })).status).toBe(422);
    const code = await mailedCode(platform, email, "/password/reset/");
    expect((await platform.call("GET", `/password/reset/${code}`)).status).toBe(200);
    const password = "plusieurs lamantins bleus en gare";
    const opened = await platform.data<Opened>("PUT", "/password/reset", {
      body: { code, password },
    });
    const headers = { Authorization: opened.token };
    const day = await platform.call("GET", "/driver/day?day=2026-11-20", { headers });
    expect(day.status).toBe(200);
    expect((await find(email))?.invitedAt).toBeNull();
    const again = { body: { code, password } };
    expect((await platform.call("PUT", "/password/reset", again)).status).toBe(404);
    // No warning is needed of this change.
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await actsOn(email)).toMatchObject([
      { action: "INVITE", by: owner.email, before: null, after: { role: "DRIVER" } },
    ]);
  });

  it("is good for a week, and is sent again in place of the one before", async () => {
    const email = newEmail();
    await invite(email);
    const first = await mailedCode(platform, email, "/password/reset/");
    platform.clock.moveTo("2026-11-26T10:00:00+01:00");
    expect((await platform.call("GET", `/password/reset/${first}`)).status).toBe(200);
    owner = await aPerson(platform, "SUPER_ADMIN");
    const { id = 0 } = (await find(email)) ?? {};
    const again = () => platform.call("POST", `/admin/staff/${id}/invitation`, as(owner));
    expect((await again()).status).toBe(200);
    expect((await platform.call("GET", `/password/reset/${first}`)).status).toBe(404);
    const second = await mailedCode(platform, email, "/password/reset/");
    expect((await platform.call("GET", `/password/reset/${second}`)).status).toBe(200);
    platform.clock.moveTo("2026-12-03T10:00:01+01:00");
    expect((await platform.call("GET", `/password/reset/${second}`)).status).toBe(404);
  });

  it("gives a member of the site the role, and leaves the password as it is", async () => {
    const member = await aPerson(platform);
    expect((await invite(member.email, "ADMIN")).status).toBe(200);
    expect(await platform.data("GET", "/logged", as(member))).toEqual({
      logged: false,
      role: null,
    });
    expect((await logIn(member)).status).toBe(200);
    expect(await find(member.email)).toMatchObject({ role: "ADMIN", invitedAt: null });
    expect((await refusal(invite(member.email)))[1]).toBe("email STAFF_KNOWN");
    const { id = 0 } = (await find(member.email)) ?? {};
    expect((await platform.call("POST", `/admin/staff/${id}/invitation`, as(owner))).status).toBe(
      409,
    );
  });

  it("says what is wrong at each field", async () => {
    const body = { email: "nobody", firstname: "www.", lastname: "<b>", phone: "12", role: "GOD" };
    expect(await refusal(platform.call("POST", "/admin/staff", as(owner, body)))).toEqual([
      422,
      "firstname INVALID",
      "lastname INVALID",
      "phone PHONE_INVALID",
      "email EMAIL_INVALID",
      "role INVALID",
    ]);
    const right = { ...INVITED, email: newEmail(), role: "MEMBER" };
    expect((await refusal(platform.call("POST", "/admin/staff", as(owner, right))))[1]).toBe(
      "role INVALID",
    );
  });

  it("of the same address by two at once makes one account", async () => {
    const email = newEmail();
    const answers = await Promise.all([invite(email), invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("an account of the staff", () => {
  it("gets another role, which ends its sessions", async () => {
    const colleague = await aPerson(platform, "ADMIN");
    const path = `/admin/staff/${colleague.id}`;
    const other = await changed(path, { role: "DRIVER" });
    expect(other).toMatchObject({ role: "DRIVER", lastSeenAt: null });
    expect((await platform.call("GET", "/user/session", as(colleague))).status).toBe(401);
    expect(await mailsTo(colleague.email)).toEqual([
      expect.stringContaining("votre accès a changé"),
    ]);
    expect(await actsOn(colleague.email)).toMatchObject([
      { action: "CHANGE", before: { role: "ADMIN" }, after: { role: "DRIVER" } },
    ]);
    const phone = await changed(path, { phone: "" });
    expect(phone.phone).toBeNull();
    expect(await mailsTo(colleague.email)).toHaveLength(1);
  });

  it("is closed: its rides have no driver, and what is left is a member with purchases", async () => {
    const driver = await aPerson(platform, "DRIVER");
    await bookRide(platform);
    await platform.database.everySite.update(rides).set({ idDriver: driver.id });
    expect((await find(driver.email))?.comingRides).toBe(1);
    const close = ({ id }: { id: number }) =>
      platform.call("DELETE", `/admin/staff/${id}`, as(owner));
    expect((await close(driver)).status).toBe(200);
    const [ride] = await platform.database.everySite.select().from(rides);
    expect(ride?.idDriver).toBeNull();
    expect((await logIn(driver)).status).toBe(422);
    expect(await mailsTo(driver.email)).toEqual([expect.stringContaining("est fermé")]);
    const buyer = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, buyer);
    await platform.database.everySite.update(bookings).set({ idUser: buyer.id });
    expect((await close(buyer)).status).toBe(200);
    // The password is enough for a member, who has no way to a second factor.
    const { answer } = await logIn(buyer);
    expect(answer).toMatchObject({ success: true, data: { token: expect.any(String) } });
    expect(await find(buyer.email)).toBeUndefined();
    expect((await close(buyer)).status).toBe(404);
  });

  it("has its second factor taken away by a colleague, and is told", async () => {
    const colleague = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, colleague);
    await aPasskey(platform, colleague);
    expect((await find(colleague.email))?.hasSecondFactor).toBe(true);
    const reset = () =>
      platform.call("DELETE", `/admin/staff/${colleague.id}/second-factor`, as(owner));
    expect((await reset()).status).toBe(200);
    expect((await platform.call("GET", "/user/session", as(colleague))).status).toBe(401);
    const { answer } = await logIn(colleague);
    expect(answer).toMatchObject({ success: true, data: { token: expect.any(String) } });
    expect(await mailsTo(colleague.email)).toEqual([
      expect.stringContaining("la connexion en deux étapes a été retirée"),
    ]);
    expect((await actsOn(colleague.email))[0]).toMatchObject({ action: "RESET_SECOND_FACTOR" });
    expect((await reset()).status).toBe(409);
  });

  it("is seen on its devices, and logged out of them", async () => {
    const colleague = await aPerson(platform, "ADMIN");
    const path = `/admin/staff/${colleague.id}/session`;
    const { sessions } = await platform.data<UserSessions>("GET", path, as(owner));
    expect(sessions).toMatchObject([{ isCurrent: false }]);
    expect((await platform.call("DELETE", path, as(owner))).status).toBe(200);
    expect((await platform.call("GET", "/user/session", as(colleague))).status).toBe(401);
  });

  it("is nobody's own, where it could go round what protects it", async () => {
    await aSecondFactor(platform, owner);
    const own = (part: string) =>
      platform.call("DELETE", `/admin/staff/${owner.id}${part}`, as(owner));
    for (const part of ["", "/second-factor", "/session"]) {
      expect((await own(part)).status, part).toBe(409);
    }
  });

  it("is changed after a proof alone, and by nobody with less than all rights", async () => {
    const colleague = await aPerson(platform, "ADMIN");
    const admin = await aPerson(platform, "ADMIN");
    const change = (by: Person) =>
      changeAsRead(platform, `/admin/staff/${colleague.id}`, as(by, { role: "SUPER_ADMIN" }));
    expect((await change(admin)).status).toBe(403);
    expect((await staffOf(admin)).length).toBeGreaterThan(2);
    platform.clock.moveTo("2026-11-20T10:11:00+01:00");
    const { answer } = await change(owner);
    expect(answer).toMatchObject({ success: false, data: { code: "PROOF_NEEDED" } });
  });
});

describe("the last who may do everything", () => {
  const ofSite = and(eq(users.idSite, 901), eq(users.role, "SUPER_ADMIN"));

  /** Leaves the site with two accounts: the owner and another with all rights. */
  async function two() {
    const other = await aPerson(platform, "SUPER_ADMIN");
    const others = and(ofSite, ne(users.id, owner.id), ne(users.id, other.id));
    await platform.database.everySite.delete(users).where(others);
    return other;
  }

  it("stays, also when two take it from each other at once", async () => {
    const other = await two();
    const demote = (by: Person, id: number) =>
      changeAsRead(platform, `/admin/staff/${id}`, as(by, { role: "ADMIN" }));
    const answers = await Promise.all([demote(owner, other.id), demote(other, owner.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await platform.database.everySite.select().from(users).where(ofSite);
    expect(left).toHaveLength(1);
  });

  it("is kept by the database, whatever asks", async () => {
    const other = await two();
    const { everySite } = platform.database;
    const isKept = async (change: PromiseLike<unknown>) => {
      const error: unknown = await Promise.resolve(change).then(
        () => undefined,
        (refused) => refused,
      );
      return sqlState(error).constraint === "last_super_admin_stays";
    };
    expect(await isKept(everySite.delete(users).where(ofSite))).toBe(true);
    expect(await isKept(everySite.update(users).set({ role: "MEMBER" }).where(ofSite))).toBe(true);
    await everySite.delete(users).where(eq(users.id, other.id));
    const last = eq(users.id, owner.id);
    expect(await isKept(everySite.delete(users).where(last))).toBe(true);
    expect(await isKept(everySite.update(users).set({ role: "ADMIN" }).where(last))).toBe(true);
    expect(await isKept(everySite.update(users).set({ phone: null }).where(last))).toBe(false);
  });
});
