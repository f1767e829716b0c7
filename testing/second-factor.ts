import { newTotpSecret, totpCode, totpStep } from "@/platform/account/factor/totp";
import { secondFactors } from "@/platform/db/schema/second-factor";
import type { Person } from "./scene";
import type { TestPlatform } from "./test-platform";

export interface TestAuthenticator {
  /** Returns its present code, or that of some half minutes later. */
  code(later?: number): string;
}

/** Makes an application that makes codes from a secret, by the platform's clock. */
export const authenticatorOf = ({ clock }: TestPlatform, secret: string): TestAuthenticator => ({
  code: (later = 0) => totpCode(secret, totpStep(clock.now()) + later),
});

/** Gives a user a second factor, as if they had set it up some time ago. */
export async function aSecondFactor(
  platform: TestPlatform,
  { id }: Pick<Person, "id">,
  idSite = 901,
): Promise<TestAuthenticator> {
  const secret = newTotpSecret();
  await platform.database.everySite
    .insert(secondFactors)
    .values({ idUser: id, idSite, secret, confirmedAt: platform.clock.now() });
  return authenticatorOf(platform, secret);
}
