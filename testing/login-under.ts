import { createApp } from "@/platform/app";
import type { RateLimits } from "@/platform/http/rate-limits";
import type { TestPlatform } from "./test-platform";

export function loginUnder({ services }: TestPlatform, rateLimits: RateLimits) {
  const app = createApp({ ...services, rateLimits });
  return async (
    given: { email: string; password: string },
    from: { address?: string; device?: string | undefined } = {},
  ) => {
    const { address = "203.0.113.7", device } = from;
    const headers = {
      idSite: "901",
      "Content-Type": "application/json",
      ...(device ? { Device: device } : {}),
    };
    const init = { method: "POST", headers, body: JSON.stringify(given) };
    const response = await app.request("/login", init, { address });
    const retryAfter = response.headers.get("Retry-After");
    return { status: response.status, retryAfter, answer: await response.json() };
  };
}
