import { mailedCode } from "./logged-in";
import type { Person } from "./scene";
import { TEST_PASSWORD, type TestPlatform } from "./test-platform";

/** Gives a member another address: they ask for it, and follow the link that it is mailed. */
export async function changeEmail(
  platform: TestPlatform,
  { headers }: Pick<Person, "headers">,
  email: string,
): Promise<void> {
  await platform.data("PUT", "/user/email", { headers, body: { email, password: TEST_PASSWORD } });
  const code = await mailedCode(platform, email, "/auth/email/");
  await platform.data("POST", `/user/email/${code}`, { headers });
}
