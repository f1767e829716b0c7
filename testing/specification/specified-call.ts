import type { Envelope } from "@/lib/contract/envelope";
import { newSecret } from "@/platform/account/member/secret";
import { aPerson, type Person } from "@/testing/scene";
import { readShop, type Shop } from "@/testing/shop-order";
import type { TestCall, TestPlatform } from "@/testing/test-platform";

/** Call that the specification lists, with what shows that it answers as it says. */
export interface SpecifiedCall {
  /** Area, as the specification's table has it. */
  area: string;
  /** Method and path, as the specification writes them; optional parts are calls of their own. */
  call: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;
  /** Payload and answer that the specification names; left out where it shows none. */
  names?: string;
  /** Makes the call, and returns the part of what follows from it that the specification names. */
  seen: (site: SpecifiedSite) => Promise<unknown>;
  is: unknown;
}

/** Site on which the calls are made: everything that a tiny site has, and the people of it. */
export interface SpecifiedSite {
  platform: TestPlatform;
  shop: Shop;
  member: Person;
  admin: Person;
  /** Calls that have succeeded, each as `METHOD /path` without its query. */
  made: Set<string>;
  ask<T>(
    call: string,
    more?: TestCall & { as?: Person },
  ): Promise<{ status: number; answer: Envelope<T> }>;
  /** Makes a call that must succeed. @throws Error when it does not */
  data<T>(call: string, more?: TestCall & { as?: Person }): Promise<T>;
  /** Reads a file, and returns its type. */
  fileType(call: string): Promise<string | null>;
}

/** Opens the calls of a test platform's first site. */
export async function specifiedSite(platform: TestPlatform): Promise<SpecifiedSite> {
  const made = new Set<string>();
  const parted = (call: string) => call.split(" ") as [method: string, path: string];
  const note = (call: string) => made.add(call.split("?")[0] as string);
  const ask: SpecifiedSite["ask"] = async <T>(
    call: string,
    { as, headers, ...more }: TestCall & { as?: Person } = {},
  ) => {
    const asked = await platform.call<T>(...parted(call), {
      ...more,
      headers: { "Idempotency-Key": newSecret(), ...as?.headers, ...headers },
    });
    if (asked.answer.success) note(call);
    return asked;
  };
  return {
    platform,
    made,
    shop: await readShop(platform),
    member: await aPerson(platform),
    admin: await aPerson(platform, "ADMIN"),
    ask,
    data: async <T>(call: string, more?: TestCall & { as?: Person }) => {
      const { status, answer } = await ask<T>(call, more);
      if (!answer.success) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
      return answer.data;
    },
    fileType: async (call) => {
      const [method, path] = parted(call);
      const headers = { idSite: "901", userLang: "fr_FR" };
      const response = await platform.app.request(path, { method, headers });
      if (response.ok) note(call);
      return response.headers.get("content-type");
    },
  };
}
