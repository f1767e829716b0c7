import { newSecret, secretHash } from "@/platform/account/member/secret";
import { memberAddresses } from "@/platform/db/schema/member";
import { sessions } from "@/platform/db/schema/people";
import { TEST_PASSWORD } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import type { GetCase } from "./get-case";
import { NEW_PASSWORD, ofMemberCode, PROFILE } from "./member-case";
import { type MakeCase, NO_KEY, NOBODYS, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const ADDRESS = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };

const ofAddress =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    const [row] = await platform.database.everySite
      .insert(memberAddresses)
      .values({ ...ADDRESS, country: "FR", types: [], idSite: SITE, idUser: owner.id })
      .returning();
    return [
      {
        path: `/user/address/${row?.id}`,
        nowhere: `/user/address/${NOBODYS}`,
        ...(body ? { body } : {}),
      },
    ];
  };

/** Makes a case about the owner's other device: ending the one that calls is another case. */
const ofSession: MakeCase = async ({ platform, owner }) => {
  const [row] = await platform.database.everySite
    .insert(sessions)
    .values({
      tokenHash: secretHash(newSecret()),
      idSite: SITE,
      idUser: owner.id,
      expiresAt: new Date("2099-01-01"),
    })
    .returning();
  return [{ path: `/user/session/${row?.id}`, nowhere: `/user/session/${NOBODYS}` }];
};

export const userCases: RouterCases = {
  routes: {
    "GET /user": plain("/user"),
    "PUT /user": sending("/user", PROFILE),
    "PUT /user/password": sending("/user/password", {
      currentPassword: TEST_PASSWORD,
      newPassword: NEW_PASSWORD,
    }),
    "PUT /user/email": sending("/user/email", () => ({
      email: `${newSecret().slice(0, 12)}@901.example`,
      password: TEST_PASSWORD,
    })),
    "POST /user/email/{code}": ofMemberCode("EMAIL", (code) => ({
      path: `/user/email/${code}`,
      nowhere: `/user/email/${NO_KEY}`,
    })),
    "DELETE /user": sending("/user", { password: TEST_PASSWORD }),
    "GET /user/export": plain("/user/export"),
    "GET /user/session": plain("/user/session"),
    "DELETE /user/session": plain("/user/session"),
    "DELETE /user/session/{id}": ofSession,
    "GET /user/session/attention": plain("/user/session/attention"),
    "POST /user/session/attention": plain("/user/session/attention"),
    "GET /user/second-factor": plain("/user/second-factor"),
    "POST /user/second-factor": sending("/user/second-factor", { password: TEST_PASSWORD }),
    // Neither has a subject here: its effect is tested in its module.
    "POST /user/second-factor/confirm": async () => [
      { path: "/user/second-factor/confirm", body: { code: "000000" }, status: 409 },
    ],
    "DELETE /user/second-factor": async () => [
      {
        path: "/user/second-factor",
        body: { password: TEST_PASSWORD, code: "000000" },
        status: 409,
      },
    ],
    "POST /user/proof": sending("/user/proof", { password: TEST_PASSWORD }),
    "GET /user/address": plain("/user/address"),
    "POST /user/address": sending("/user/address", ADDRESS),
    "PUT /user/address/{id}": ofAddress({ ...ADDRESS, city: "Rezé" }),
    "DELETE /user/address/{id}": ofAddress(),
    "GET /user/booking": plain("/user/booking?when=upcoming"),
    "GET /user/paper": plain("/user/paper"),
  },

  gets: async ({ platform, idSite, member: headers, admin }) => {
    await platform.data("POST", "/user/address", {
      idSite,
      headers,
      body: { ...ADDRESS, address: `1 rue ${marker(idSite)}` },
    });
    const refused = (...paths: string[]): GetCase[] =>
      paths.map((path) => ({ path, headers, elsewhere: "REFUSED" }));
    return {
      "/user": [{ path: "/user", headers, elsewhere: "OWN" }],
      "/user/booking": refused(
        "/user/booking",
        "/user/booking?when=past",
        "/user/booking?when=upcoming&nbItem=1&page=1&orderBy=-startAt",
      ),
      "/user/paper": refused("/user/paper"),
      "/user/session": refused("/user/session"),
      "/user/second-factor": [
        { path: "/user/second-factor", headers: admin, elsewhere: "REFUSED" },
      ],
      "/user/session/attention": [
        { path: "/user/session/attention", headers: admin, elsewhere: "REFUSED" },
      ],
      "/user/address": refused("/user/address"),
      "/user/export": refused("/user/export").map((one) => ({
        ...one,
        file: "application/json",
      })),
    };
  },
};
