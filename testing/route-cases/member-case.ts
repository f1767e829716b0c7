import { newSecret, secretHash } from "@/platform/account/member/secret";
import { memberCodes } from "@/platform/db/schema/member";
import { inAnHour, type MakeCase, type RouteCase, SITE } from "./route-case";

export const PROFILE = {
  firstname: "Solène",
  lastname: "Le Goff",
  phone: "06 39 98 01 99",
  kind: "CONSUMER",
};

export const NEW_PASSWORD = "une phrase que personne ne devine";

/** Makes a case about a code that was mailed to the owner, for a new password or a new address. */
export const ofMemberCode =
  (purpose: "PASSWORD" | "EMAIL", make: (code: string) => Omit<RouteCase, "isKeyed">): MakeCase =>
  async (of) => {
    const code = newSecret();
    await of.platform.database.everySite.insert(memberCodes).values({
      codeHash: secretHash(code),
      idSite: SITE,
      idUser: of.owner.id,
      purpose,
      email: purpose === "EMAIL" ? `new-${of.owner.email}` : null,
      expiresAt: inAnHour(of),
    });
    return [{ ...make(code), isKeyed: true }];
  };
