import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { logos } from "@/platform/db/schema/site-look";
import { s3Store } from "@/platform/media/store/s3-store";
import { asRead, changeAsRead } from "@/testing/change-as-read";
import { openS3Server, type TestS3Server } from "@/testing/s3-server";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { aDrawing, logoForm } from "@/testing/uploaded-logo";

let s3: TestS3Server;
let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  s3 = await openS3Server();
  platform = await openTestPlatform({ services: { media: s3Store(s3.settings, 300) } });
  admin = await aPerson(platform, "ADMIN");
});
afterAll(async () => {
  await platform.close();
  await s3.close();
});
afterEach(() => {
  s3.fault = undefined;
});

const put = (type: string) =>
  changeAsRead<AdminLogo>(platform, `/admin/logo/${type}`, {
    headers: admin.headers,
    body: logoForm(new Blob([aDrawing(901)])),
  });
const rows = () => platform.database.inSite(901, (tx) => tx.select().from(logos).orderBy(logos.id));
const served = (path: string) => platform.app.request(path, { headers: { idSite: "901" } });

describe("logos in a bucket", () => {
  it("are there before any row names them, and are served from there", async () => {
    const { answer } = await put("LOGO");
    const url = (answer.success && answer.data.image?.url) || "";
    expect(s3.objects.has(`/media-of-tests${url}`)).toBe(true);
    expect(await (await served(url)).text()).toBe(aDrawing(901));
  });

  it.each([{ status: 500 }, { hangUp: true }, { isSilent: true }])(
    "leave no row behind where the storage is away, which is said soon: %j",
    async (fault) => {
      const before = await rows();
      s3.fault = fault;
      const { status, answer } = await put("LOGO_FOOTER");
      expect([status, !answer.success && answer.data.code]).toEqual([503, "UNAVAILABLE"]);
      expect(await rows()).toEqual(before);
      s3.fault = undefined;
      expect((await put("LOGO_FOOTER")).status).toBe(200);
      await platform.data("DELETE", "/admin/logo/LOGO_FOOTER", { headers: admin.headers });
    },
  );

  it("say that a picture cannot be had now, and for when", async () => {
    const url = `/media/901/${"0".repeat(64)}.svg`;
    expect((await served(url)).status).toBe(404);
    s3.fault = { status: 503 };
    const answer = await served(url);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are not asked of the storage for a name that none of them has", async () => {
    s3.calls.length = 0;
    for (const name of ["logo.svg", "..%2Fx", `${"0".repeat(63)}.svg`, `${"0".repeat(64)}.exe`]) {
      expect((await served(`/media/901/${name}`)).status).toBe(404);
    }
    expect((await served(`/media/902/${"0".repeat(64)}.svg`)).status).toBe(404);
    expect(s3.calls).toEqual([]);
  });

  it("stay without a row where the row is not written, and harm nobody", async () => {
    // As where the process dies between the two.
    const failing: TestPlatform["services"] = {
      ...platform.services,
      database: {
        ...platform.database,
        inSite: (idSite, work, ...rest) =>
          platform.database.inSite(
            idSite,
            async (tx) => {
              const result = await work(tx);
              if (isDying) throw new Error("The process dies before the commit");
              return result;
            },
            ...rest,
          ),
      },
    };
    let isDying = false;
    const { createApp } = await import("@/platform/app");
    const app = createApp(failing);
    const before = await rows();
    s3.objects.clear();
    const form = logoForm(new Blob(['<svg viewBox="0 0 7 7"><path d="M0 0h7v7z"/></svg>']));
    const { "If-Match": version } = await asRead(platform, "/admin/logo/LOGO_FOOTER", admin);
    const send = () =>
      app.request("/admin/logo/LOGO_FOOTER", {
        method: "PUT",
        headers: { idSite: "901", "If-Match": version, ...admin.headers },
        body: form,
      });
    s3.onPut = () => {
      isDying = true;
    };
    expect((await send()).status).toBe(500);
    expect(await rows()).toEqual(before);
    expect(s3.objects.size).toBe(1);
    s3.onPut = undefined;
    isDying = false;
    expect((await send()).status).toBe(200);
    expect(s3.objects.size).toBe(1);
  });
});
