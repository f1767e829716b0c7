import type { Challenge } from "@/lib/contract/auth";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { registrations } from "@/platform/db/schema/member";
import { aRegistration, mailedCode } from "@/testing/logged-in";
import { testPasswordHash } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { notFoundElsewhere, own } from "./get-case";
import { NEW_PASSWORD, ofMemberCode, PROFILE } from "./member-case";
import { inAnHour, type MakeCase, NO_KEY, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofRegistration =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async (of) => {
    const code = newSecret();
    const { database, clock } = of.platform;
    await database.everySite.insert(registrations).values({
      codeHash: secretHash(code),
      idSite: SITE,
      email: `${code.slice(0, 12).toLowerCase()}@901.example`,
      passwordHash: await testPasswordHash(),
      details: {
        firstname: "Solène",
        lastname: "Le Goff",
        phone: "+33639980199",
        kind: "CONSUMER",
        newsletter: false,
      },
      language: "fr_FR",
      termsAcceptedAt: clock.now(),
      expiresAt: inAnHour(of),
    });
    return [
      {
        path: `/register/${code}${part}`,
        nowhere: `/register/${NO_KEY}${part}`,
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

/** Returns the code of the link mailed to a person who asks for an account. */
async function askedAccount(platform: TestPlatform, idSite: number): Promise<string> {
  const body = aRegistration({ email: `newcomer@${idSite}.example` });
  await platform.data("POST", "/register", { idSite, body });
  return mailedCode(platform, body.email, "/auth/confirm/");
}

/** Returns the code of the link mailed to a member who asks for a new password. */
async function askedReset(platform: TestPlatform, idSite: number): Promise<string> {
  const email = `member@${idSite}.example`;
  await platform.data("PUT", "/password/reset/ask", { idSite, body: { email } });
  await platform.runDue();
  return mailedCode(platform, email, "/password/reset/");
}

export const authCases: RouterCases = {
  routes: {
    "GET /logged": plain("/logged"),
    "POST /register": sending("/register", () => ({
      ...PROFILE,
      email: `${newSecret().slice(0, 12)}@901.example`,
      password: NEW_PASSWORD,
      acceptTerms: true,
    })),
    "GET /register/{code}": ofRegistration(""),
    "POST /register/{code}/confirm": ofRegistration("/confirm", { password: TEST_PASSWORD }),
    "POST /login": sending("/login", ({ owner }) => ({
      email: owner.email,
      password: TEST_PASSWORD,
    })),
    "POST /login/code": async ({ platform, owner }) => {
      const { code } = await aSecondFactor(platform, owner);
      const { challenge } = await platform.data<Challenge>("POST", "/login", {
        body: { email: owner.email, password: TEST_PASSWORD },
      });
      return [{ path: "/login/code", body: { challenge, code: code() }, isKeyed: true }];
    },
    "POST /logout": plain("/logout"),
    "PUT /password/reset/ask": sending("/password/reset/ask", ({ owner }) => ({
      email: owner.email,
    })),
    "GET /password/reset/{code}": ofMemberCode("PASSWORD", (code) => ({
      path: `/password/reset/${code}`,
      nowhere: `/password/reset/${NO_KEY}`,
    })),
    "PUT /password/reset": ofMemberCode("PASSWORD", (code) => ({
      path: "/password/reset",
      body: { code, password: NEW_PASSWORD },
    })),
  },

  gets: async ({ platform, idSite, member }) => ({
    "/logged": own("/logged").map((one) => ({ ...one, headers: member })),
    "/register/{code}": notFoundElsewhere(`/register/${await askedAccount(platform, idSite)}`),
    "/password/reset/{code}": notFoundElsewhere(
      `/password/reset/${await askedReset(platform, idSite)}`,
    ),
  }),
};
