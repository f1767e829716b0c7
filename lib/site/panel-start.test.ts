import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "@/lib/api/call";
import type { Role, User } from "@/lib/contract/user";
import { panelStart } from "./panel-start";

const of = (role: Role) => ({ id: 7, role }) as User;
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Call;

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-24T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("what the panel begins with", () => {
  it.each([
    ["the day of the address", "ADMIN", "2026-12-01", ["/admin/day", "2026-12-01"]],
    ["today in Paris, where it is no day", "ADMIN", "soon", ["/admin/day", "2026-11-25"]],
    ["their own rides for a driver", "DRIVER", undefined, ["/driver/day", "2026-11-25"]],
  ] as const)("is %s", async (_, role, asked, [path, day]) => {
    const call = answering(async () => ({ rides: [] }));
    const start = { [`${path}?day=${day}`]: { rides: [] } };
    expect(await panelStart(call, of(role), asked)).toEqual(start);
    expect(call).toHaveBeenCalledExactlyOnceWith(`GET ${path}`, { query: { day } });
  });

  it("is nothing where the API refuses, or lets one wait", async () => {
    const refused = answering(() => Promise.reject(new Error("SECOND_FACTOR_NEEDED")));
    expect(await panelStart(refused, of("ADMIN"), undefined)).toBeNull();
    const slow = panelStart(
      answering(() => new Promise(() => undefined)),
      of("ADMIN"),
      undefined,
    );
    await vi.advanceTimersByTimeAsync(399);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toBeNull();
  });
});
