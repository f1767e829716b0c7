import type { RouteConfig } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import { roleSchema } from "@/lib/contract/user";
import { routeCases } from "./route-cases";
import { aPerson } from "./scene";
import type { TestPlatform } from "./test-platform";

export interface MadeCall {
  name: string;
  /** Text of its path, its headers and its body. */
  sent: string;
  response: Response;
}

let weeks = 52;

/** Moves nearby rides away, and ends holds, so that the next customer finds a vehicle free. */
export async function freeVehicles({ database }: TestPlatform): Promise<void> {
  weeks += 1;
  const later = sql.raw(`interval '${weeks * 7} days'`);
  const near = sql.raw(`start_at < '2027-01-01'`);
  const { everySite } = database;
  await everySite.execute(sql`delete from unpaid_hold`);
  await everySite.execute(sql`
    update ride set start_at = start_at + ${later}, end_at = end_at + ${later},
      busy = tstzrange(lower(busy) + ${later}, upper(busy) + ${later}) where ${near}`);
  await everySite.execute(sql`
    update vehicle_block set start_at = start_at + ${later}, end_at = end_at + ${later} where ${near}`);
}

/** Paths of calls that another call undoes. */
const TAKEN_AWAY = ["/admin/vehicle-block", "/admin/busy-calendar", "/user/second-factor"];

/** Makes each call of the contract as a user who may, on one platform that forgets nothing. */
export async function makeEveryCall(
  platform: TestPlatform,
  onCall: (call: MadeCall) => Promise<void> | void = () => undefined,
): Promise<void> {
  const gathering = { ...platform, startAfresh: () => freeVehicles(platform) };
  const { createApp } = await import("@/platform/app");
  const routes = createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" ? [definition.route as RouteConfig] : [],
  );
  const again = routes.filter(({ method, path }) => method === "post" && TAKEN_AWAY.includes(path));
  for (const route of [...routes, ...again]) await makeCall(gathering, route, onCall);
}

async function makeCall(
  platform: TestPlatform,
  { method, path, security }: RouteConfig,
  onCall: (call: MadeCall) => Promise<void> | void,
): Promise<void> {
  await freeVehicles(platform);
  const permission = security?.[0]?.session?.[0] as Permission | undefined;
  const may = roleSchema.options.filter((role) => !permission || hasPermission(role, permission));
  const isOwn = may.includes("MEMBER") || permission?.startsWith("own-");
  const owner = await aPerson(platform, isOwn ? may[0] : "MEMBER");
  const caller = isOwn ? owner : await aPerson(platform, may.at(-1));
  const verb = method.toUpperCase();
  const name = `${verb} ${path}`;
  for (const { path: called, body, headers } of (await routeCases[name]?.({ platform, owner })) ??
    []) {
    const isForm = body instanceof FormData;
    const sentBody = body && (isForm ? body : JSON.stringify(body));
    const response = await platform.app.request(called, {
      method: verb,
      headers: {
        idSite: "901",
        ...(body && !isForm ? { "Content-Type": "application/json" } : {}),
        ...headers,
        ...caller.headers,
      },
      ...(sentBody ? { body: sentBody } : {}),
    });
    const sent = `${called} ${JSON.stringify(caller.headers)} ${isForm ? "" : sentBody}`;
    await onCall({ name, sent, response });
  }
  await platform.runDue();
}
