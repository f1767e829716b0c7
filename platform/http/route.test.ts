import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { type CallProof, call } from "@/lib/contract/call";
import { roleSchema } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import { route } from "./route";
import { newRouter } from "./router";

const plain = {
  name: "readSecret",
  area: "admin",
  method: "post",
  path: "/secret",
  summary: "Something that few may read",
  body: z.object({ what: z.string() }),
  answer: z.object({}),
  says: "The secret",
} as const;

async function statusFor(role: string | null, sent: object): Promise<number> {
  const app = newRouter();
  app.use(async (c, next) => {
    c.set("currentUser", async () => (role ? ({ id: 1, role } as never) : null));
    c.set("requireSecondFactor", async () => undefined);
    c.set("requireAttention", async () => undefined);
    c.set("recordAttention", async () => undefined);
    await next();
  });
  app.answerInSteps({ ...plain, can: "letter:read-of-admins" }, ({ user }) => {
    expect(user.role).toBe(role);
    return {};
  });
  app.onError((error, c) => c.body(null, error instanceof ApiError ? error.status : 500));
  const response = await app.request("/secret", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sent),
  });
  return response.status;
}

describe("a route", () => {
  it("lets those pass whose role has its permission", async () => {
    const statuses = roleSchema.options.map((role) => statusFor(role, { what: "x" }));
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200]);
    expect(await statusFor(null, { what: "x" })).toBe(401);
  });

  it("refuses who may not call it before it looks at what they send", async () => {
    expect(await statusFor(null, {})).toBe(401);
    expect(await statusFor("ADMIN", {})).toBe(403);
    expect(await statusFor("SUPER_ADMIN", {})).toBe(422);
  });

  it("says who may call it, and does not compile otherwise", () => {
    // @ts-expect-error it says nothing
    call(plain);
    // @ts-expect-error no role has such a permission
    call({ ...plain, can: "letter:burn" });
    // @ts-expect-error anyone, and only some
    call({ ...plain, access: "ANYONE", can: "letter:read" });
    // @ts-expect-error there is no such area
    call({ ...plain, area: "attic", access: "ANYONE" });
    // @ts-expect-error a limit that is misspelt would be none
    call({ ...plain, access: "ANYONE", limt: "quote" });
    // @ts-expect-error and so would be what makes a call count once
    call({ ...plain, access: "KEY", idempotant: true });
    expect(route({ ...plain, access: "KEY" }).path).toBe("/secret");
  });

  it("gives its handler a user and a key only where it asks for them", () => {
    newRouter().answerInSteps({ ...plain, access: "KEY" }, (caller) => {
      // @ts-expect-error a key tells nobody's name
      caller.user;
      // @ts-expect-error it is not idempotent
      caller.idempotencyKey;
      return {};
    });
  });
});

describe("what answers a route", () => {
  const counting = {
    ...plain,
    answer: z.object({ count: z.number() }),
    says: "How many",
  } as const;
  const open = { ...counting, access: "ANYONE" } as const;

  it("knows what was sent, and of the caller only what the route asks for", async () => {
    const router = newRouter();
    router.answer(open, async (work, sent) => {
      // @ts-expect-error anyone may call, a visitor too
      work.user;
      // @ts-expect-error no session is asked for
      work.member;
      // @ts-expect-error a second unit of work, within the first, would wait for it for ever
      work.inUnitOfWork;
      // @ts-expect-error nothing of that name is sent
      sent.json.where;
      return { count: sent.json.what.length };
    });
    router.answer({ ...counting, can: "letter:read" }, async ({ user }) => ({
      count: user.id,
    }));
    router.answerInSteps(
      { ...counting, access: "KEY", session: "OPTIONAL", idempotent: true },
      ({ member, idempotencyKey }) => ({ count: member?.id ?? idempotencyKey.length }),
    );
  });

  it("gives the data that the route promises", async () => {
    // @ts-expect-error a text is no number
    newRouter().answer(open, async () => ({ count: "1" }));
    // @ts-expect-error it gives nothing
    newRouter().answerInSteps(open, () => undefined);
    const app = newRouter().answerInSteps(open, (_caller, { json }) => ({
      count: json.what.length,
    }));
    const headers = { "Content-Type": "application/json" };
    const sent = JSON.stringify({ what: "four" });
    const response = await app.request("/secret", { method: "POST", headers, body: sent });
    expect(await response.json()).toEqual({ success: true, data: { count: 4 }, message: null });
  });
});

describe("a limited route", () => {
  const counted: string[] = [];
  const app = newRouter();
  app.use(async (c, next) => {
    c.set("countCall", async (limit) => {
      if (counted.length === 2) throw new ApiError("TOO_MANY_REQUESTS");
      counted.push(limit);
    });
    await next();
  });
  const limited = { ...plain, access: "ANYONE", limit: "quote" } as const;
  app.answerInSteps(limited, () => ({}));
  app.onError((error, c) => c.body(null, error instanceof ApiError ? error.status : 500));
  const send = async (sent: object) => {
    const headers = { "Content-Type": "application/json" };
    const response = await app.request("/secret", {
      method: "POST",
      headers,
      body: JSON.stringify(sent),
    });
    return response.status;
  };

  it("counts a call once what it sends was found right", async () => {
    expect(await send({})).toBe(422);
    expect(counted).toEqual([]);
    expect([await send({ what: "x" }), await send({ what: "x" })]).toEqual([200, 200]);
    expect(counted).toEqual(["quote", "quote"]);
    expect([await send({ what: "x" }), await send({})]).toEqual([429, 422]);
  });

  it("says so in the document", () => {
    expect(route(limited).responses).toMatchObject({
      429: { description: "More than 120 calls from one network in 60 seconds" },
    });
  });
});

describe("a route that needs a proof", () => {
  const acting = { ...plain, body: z.object({ action: z.string() }) };

  async function statusOf(proof: CallProof, sent: object): Promise<number> {
    const app = newRouter();
    app.use(async (c, next) => {
      c.set("requireProof", async () => {
        throw new ApiError("PROOF_NEEDED");
      });
      await next();
    });
    app.answerInSteps({ ...acting, access: "ANYONE", proof }, () => ({}));
    app.onError((error, c) => c.body(null, error instanceof ApiError ? error.status : 500));
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(sent) };
    return (await app.request("/secret", request)).status;
  }

  it("asks for it once what was sent was found right, for the actions that it lists", async () => {
    expect(await statusOf(true, {})).toBe(422);
    expect(await statusOf(true, { action: "READ" })).toBe(403);
    expect(await statusOf({ actions: ["CANCEL"] }, { action: "CANCEL" })).toBe(403);
    expect(await statusOf({ actions: ["CANCEL"] }, { action: "CONFIRM" })).toBe(200);
  });

  it("says so in the document", () => {
    const { responses: said } = route({
      ...acting,
      access: "ANYONE",
      proof: { actions: ["CANCEL"] },
    });
    expect(said).toMatchObject({ 403: { description: expect.stringContaining("for CANCEL") } });
  });
});

it("a route that is idempotent takes a key, and a call without one does not count", async () => {
  let counted = 0;
  const app = newRouter();
  app.use(async (c, next) => {
    c.set("countCall", async () => {
      counted += 1;
    });
    await next();
  });
  const once = { ...plain, access: "ANYONE", limit: "order", idempotent: true } as const;
  app.answerInSteps(once, ({ idempotencyKey }) => {
    expect(idempotencyKey).toBe("12345678");
    return {};
  });
  app.onError((error, c) => c.body(null, error instanceof ApiError ? error.status : 500));
  const send = async (key?: string) => {
    const headers = {
      "Content-Type": "application/json",
      ...(key ? { "Idempotency-Key": key } : {}),
    };
    const body = JSON.stringify({ what: "x" });
    return (await app.request("/secret", { method: "POST", headers, body })).status;
  };
  expect([await send(), await send("short"), counted]).toEqual([400, 400, 0]);
  expect([await send("12345678"), counted]).toEqual([200, 1]);
});
