import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { newSecret } from "@/platform/account/member/secret";
import { asRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";

export interface RouteCase {
  path: string;
  /** Path of the same call about something that does not exist. */
  nowhere?: string;
  /** Body sent as JSON, or as the form that it is. */
  body?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  /** True when its path holds the key that opens it. */
  isKeyed?: boolean;
  /** Status of its answer to a caller who may make it, where that is not 200. */
  status?: number;
}

/** Owner of a case's subject, on site 901. */
export interface Owned {
  platform: TestPlatform;
  owner: Person;
}

export type MakeCase = (of: Owned) => Promise<RouteCase[]>;

export const SITE = 901;
export const NOBODYS = 2_000_000_000;
export const NO_KEY = "no-such-key";

export const inAnHour = ({ platform }: Owned) =>
  new Date(platform.clock.now().getTime() + 3_600_000);

export const plain =
  (...paths: string[]): MakeCase =>
  async () =>
    paths.map((path) => ({ path }));

export const sending =
  (
    path: string,
    body: Record<string, unknown> | ((of: Owned) => Promise<object> | object),
  ): MakeCase =>
  async (of) => [
    {
      path,
      body: { ...(typeof body === "function" ? await body(of) : body) },
      headers: { "Idempotency-Key": newSecret() },
    },
  ];

/** Makes a case of a change that starts from the version a permitted user has read. */
export const asReadBy =
  (makeCase: MakeCase): MakeCase =>
  async (of) => {
    const { headers } = await aPerson(of.platform, "ADMIN");
    return Promise.all(
      (await makeCase(of)).map(async (routeCase) => ({
        ...routeCase,
        headers: {
          ...routeCase.headers,
          ...(await asRead(of.platform, routeCase.path, { headers: { ...headers } })),
        },
      })),
    );
  };

/** Makes a case about a row of the site's content. */
export const byId =
  (table: PgTable & { id: PgColumn; idSite: PgColumn }, path: (id: number) => string): MakeCase =>
  async ({ platform }) => {
    const rows = await platform.database.everySite
      .select({ id: table.id })
      .from(table as PgTable)
      .where(eq(table.idSite, SITE));
    return [{ path: path(Number(rows[0]?.id ?? 0)), nowhere: path(NOBODYS) }];
  };
