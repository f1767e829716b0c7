import type { RouteConfig } from "@hono/zod-openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Callers } from "@/lib/contract/callers";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import { type Role, roleSchema } from "@/lib/contract/user";
import { routeCases } from "@/testing/route-cases";
import type { RouteCase } from "@/testing/route-cases/route-case";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const OWN = 901;
const OTHER = 902;

/** Callers: the owner, others of the site, and nobody. */
const CALLERS = ["visitor", "owner", "member", "DRIVER", "ADMIN", "SUPER_ADMIN"] as const;
type CallerName = (typeof CALLERS)[number];

type GuardedRoute = RouteConfig & { "x-access"?: Callers["access"] };
const permissionOf = ({ security = [] }: RouteConfig): Permission | undefined =>
  security[0]?.session?.[0] as Permission | undefined;

const EVERYBODY: Role[] = ["MEMBER", "DRIVER", "ADMIN", "SUPER_ADMIN"];
const STAFF: Role[] = ["DRIVER", "ADMIN", "SUPER_ADMIN"];
const ADMINS: Role[] = ["ADMIN", "SUPER_ADMIN"];

/** Roles of each permission, repeated: nobody gains one by a slip in its list. */
const ROLES: Record<Permission, Role[]> = {
  "own-account:change": EVERYBODY,
  "own-account:delete": EVERYBODY,
  "own-account:export": EVERYBODY,
  "own-session:read": EVERYBODY,
  "own-session:end": EVERYBODY,
  "own-address:read": EVERYBODY,
  "own-address:change": EVERYBODY,
  "own-booking:read": EVERYBODY,
  "own-order:read": EVERYBODY,
  "own-document:read": EVERYBODY,
  "own-cart:read": EVERYBODY,
  "own-cart:change": EVERYBODY,
  "own-subscription:read": EVERYBODY,
  "own-subscription:change": EVERYBODY,
  "own-second-factor:read": STAFF,
  "own-second-factor:change": STAFF,
  "own-session:prove": STAFF,
  "panel:open": STAFF,
  "own-ride:read": ["DRIVER"],
  "own-ride:act": ["DRIVER"],
  "letter:read": ADMINS,
  "letter:send": ADMINS,
  "own-alert:read": ADMINS,
  "own-alert:change": ADMINS,
  "dead-letter:read": ADMINS,
  "dead-letter:retry": ADMINS,
  "booking:read": ADMINS,
  "booking:act": ADMINS,
  "booking:take": ADMINS,
  "booking:change": ADMINS,
  "booking:note": ADMINS,
  "order:read": ADMINS,
  "order:act": ADMINS,
  "customer:read": ADMINS,
  "customer:note": ADMINS,
  "customer:change": ADMINS,
  "customer:export": ADMINS,
  "customer:erase": ADMINS,
  "customer:merge": ADMINS,
  "identity:check": ADMINS,
  "message:read": ADMINS,
  "message:change": ADMINS,
  "message:answer": ADMINS,
  "form:read": ADMINS,
  "form:change": ADMINS,
  "review:read": ADMINS,
  "review:publish": ADMINS,
  "review:answer": ADMINS,
  "external-review:change": ADMINS,
  "registration:read": ADMINS,
  "registration:cancel": ADMINS,
  "newsletter:send": ADMINS,
  "payment:read": ADMINS,
  "visit:read": ADMINS,
  "payment:refund": ADMINS,
  "closing:read": ADMINS,
  "closing:make": ADMINS,
  "document:read": ADMINS,
  "due:read": ADMINS,
  "due:remind": ADMINS,
  "business:read": ADMINS,
  "business:change": ADMINS,
  "business:invoice": ADMINS,
  "vehicle:read": ADMINS,
  "vehicle:change": ADMINS,
  "vehicle:block": ADMINS,
  "ride-feed:change": ADMINS,
  "fare:read": ADMINS,
  "fare:change": ADMINS,
  "calendar:read": ADMINS,
  "calendar:change": ADMINS,
  "stock:read": ADMINS,
  "stock:change": ADMINS,
  "product:read": ADMINS,
  "product:change": ADMINS,
  "discount:read": ADMINS,
  "discount:change": ADMINS,
  "content:read": ADMINS,
  "content:change": ADMINS,
  "content:publish": ADMINS,
  "medium:read": ADMINS,
  "medium:change": ADMINS,
  "parameter:read": ADMINS,
  "parameter:change": ADMINS,
  "logo:read": ADMINS,
  "logo:change": ADMINS,
  "audit:read": ADMINS,
  "staff:read": ADMINS,
  "staff:change": ["SUPER_ADMIN"],
  "letter:read-of-admins": ["SUPER_ADMIN"],
  "code:change": ["SUPER_ADMIN"],
  "site:take": ["SUPER_ADMIN"],
  "site:make": ["SUPER_ADMIN"],
  "site:open": ADMINS,
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
});
afterAll(() => platform.close());

const definitions = async () => {
  const { createApp } = await import("./app");
  return createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" ? (definition.route as GuardedRoute) : [],
  );
};
const routes = await definitions();
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

/** Returns the answer to a call, as far as it could distinguish one thing from another. */
async function answerTo(
  method: string,
  path: string,
  { body, headers }: RouteCase,
  caller: Person | undefined,
  idSite: number,
) {
  const isForm = body instanceof FormData;
  const response = await platform.app.request(path, {
    method: method.toUpperCase(),
    headers: {
      idSite: String(idSite),
      ...headers,
      ...(body && !isForm ? { "Content-Type": "application/json" } : {}),
      ...caller?.headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

/** Callers of things that are not theirs, by their role. */
const strangers = new Map<CallerName, Person>();

/** Finds somebody who does not own it: the same until a call of theirs changes something. */
async function somebodyElse(name: CallerName): Promise<Person | undefined> {
  if (name === "visitor") return undefined;
  const known = strangers.get(name);
  if (known) return known;
  const person = await aPerson(platform, isOfStaff(name) ? name : "MEMBER");
  strangers.set(name, person);
  return person;
}

const isOfStaff = (name: CallerName): name is "DRIVER" | "ADMIN" | "SUPER_ADMIN" =>
  name === "DRIVER" || name === "ADMIN" || name === "SUPER_ADMIN";

/** Returns the role of the owner: a member's, or a driver's where members may not. */
const ownerRole = (route: RouteConfig): Role => {
  const permission = permissionOf(route);
  const isOwn = permission?.startsWith("own-") && !ROLES[permission].includes("MEMBER");
  return isOwn ? "DRIVER" : "MEMBER";
};

/** Route and its cases, as long as no call has changed their subject. */
interface RouteTrial {
  route: RouteConfig;
  made: Awaited<ReturnType<typeof makeCases>> | undefined;
}

async function makeCases(route: RouteConfig) {
  const owner = await aPerson(platform, ownerRole(route));
  return { owner, cases: (await routeCases[nameOf(route)]?.({ platform, owner })) ?? [] };
}

/** Returns the cases of a route as they are, or made anew. */
async function casesOf(trial: RouteTrial) {
  trial.made ??= await makeCases(trial.route);
  return trial.made;
}

/**
 * Makes each call of a route as each caller. The subject of a call may be gone once somebody has
 * made it: then it is made afresh for the next one. A refused call has changed nothing, and a GET
 * never does.
 */
async function callAsEach(
  trial: RouteTrial,
  idSite: number,
  check: (
    call: RouteCase & { name: CallerName },
    answer: Awaited<ReturnType<typeof answerTo>>,
    nowhere: Awaited<ReturnType<typeof answerTo>> | undefined,
  ) => void,
) {
  const { route } = trial;
  for (const index of (await casesOf(trial)).cases.keys()) {
    for (const name of CALLERS) {
      const { owner, cases } = await casesOf(trial);
      const routeCase = cases[index];
      if (!routeCase) throw new Error(`${nameOf(route)} has no case ${index}`);
      const caller = name === "owner" ? owner : await somebodyElse(name);
      // First the call of a missing thing: the call itself may end the session.
      const nowhere = routeCase.nowhere
        ? await answerTo(route.method, routeCase.nowhere, routeCase, caller, idSite)
        : undefined;
      const answer = await answerTo(route.method, routeCase.path, routeCase, caller, idSite);
      check({ ...routeCase, name }, answer, nowhere);
      if (route.method !== "get" && answer.status < 400) {
        trial.made = undefined;
        strangers.delete(name);
      }
    }
  }
}

/** Returns the expected status for a caller of the own site; undefined for anything but a 2xx. */
function wanted(route: GuardedRoute, name: CallerName, has: { isKeyed: boolean; id: boolean }) {
  const permission = permissionOf(route);
  if (permission) {
    const role = name === "owner" ? ownerRole(route) : name === "member" ? "MEMBER" : name;
    return wantedBy(permission, role, { isOwner: name === "owner", hasId: has.id });
  }
  switch (route["x-access"]) {
    case "ANYONE":
      return 200;
    case "KEY":
      return has.isKeyed || name === "owner" ? 200 : 404;
    default:
      return undefined;
  }
}

function wantedBy(
  permission: Permission,
  role: Role | "visitor",
  { isOwner, hasId }: { isOwner: boolean; hasId: boolean },
) {
  if (role === "visitor") return 401;
  if (!ROLES[permission].includes(role)) return 403;
  // A person's own thing is nobody else's, even for a higher role.
  return permission.startsWith("own-") && hasId && !isOwner ? 404 : 200;
}

it("gives each role the permissions that it is to have, and no other", () => {
  for (const [permission, roles] of Object.entries(ROLES)) {
    const having = roleSchema.options.filter((role) =>
      hasPermission(role, permission as Permission),
    );
    expect(having, permission).toEqual(roles);
  }
});

it("has a rule and a case for every route, and no case for none", () => {
  const isGuarded = (route: GuardedRoute) => {
    const permission = permissionOf(route);
    return permission ? permission in ROLES && !route["x-access"] : route["x-access"] !== undefined;
  };
  expect(routes.filter((route) => !isGuarded(route)).map(nameOf)).toEqual([]);
  expect(Object.keys(routeCases).sort()).toEqual(routes.map(nameOf).sort());
});

it("serves nothing else than the routes of the contract, its pages and the test gateway's", async () => {
  const { createApp } = await import("./app");
  const served = createApp({} as never).routes.filter(({ method }) => method !== "ALL");
  const known = routes.map(({ method, path }) =>
    nameOf({ method, path: path.replace(/\{(\w+)\}/g, ":$1") }),
  );
  const others = served.map(nameOf).filter((name) => !known.includes(name));
  expect([...new Set(others)].sort()).toEqual([
    "GET /demo-measure",
    "GET /demo-measure/matomo.js",
    "GET /docs",
    "GET /docs/style.css",
    "GET /openapi.json",
    "GET /test-gateway/pay/:id",
    "GET /test-gateway/pay/:id/code",
    "GET /test-gateway/pay/:id/left",
    "POST /demo-measure/matomo.php",
    "POST /test-gateway/pay/:id",
    "POST /test-gateway/pay/:id/code",
    "POST /test-gateway/pay/:id/desk",
  ]);
});

describe.each(routes.map((route) => [nameOf(route), route] as const))("%s", (_, route) => {
  const trial: RouteTrial = { route, made: undefined };

  it("tells another site nothing of it", { timeout: 120_000 }, async () => {
    await callAsEach(trial, OTHER, ({ name, isKeyed = false }, { status, text }, nowhere) => {
      const summary = JSON.stringify({ name, isKeyed, status });
      // On another site a caller of this one is unknown.
      if (permissionOf(route)) expect(status, summary).toBe(401);
      if (route["x-access"] === "KEY") expect(status, summary).toBe(404);
      if (nowhere) expect({ status, text }, summary).toEqual(nowhere);
      expect(text).not.toContain(`site-${OWN}`);
      expect(text).not.toContain(`@${OWN}.example`);
    });
  });

  it("answers each of its site as they may", { timeout: 120_000 }, async () => {
    await callAsEach(trial, OWN, (call, { status, text }, nowhere) => {
      const { name, isKeyed = false, status: good = 200 } = call;
      const right = wanted(route, name, { isKeyed, id: nowhere !== undefined });
      const summary = { name, isKeyed, status };
      if (right === undefined) expect(status, JSON.stringify(summary)).toBeGreaterThanOrEqual(400);
      else {
        const wantedStatus = right === 200 ? good : right;
        expect(summary, text.slice(0, 300)).toEqual({ ...summary, status: wantedStatus });
      }
      // Another's thing is answered, to the byte, as a missing thing.
      if (nowhere && status === 404) expect(nowhere).toEqual({ status, text });
      if (nowhere) expect(nowhere.status).toBeGreaterThanOrEqual(400);
    });
  });
});
