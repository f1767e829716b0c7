import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import type { Change } from "@/lib/contract/change";
import type { Parameter } from "@/lib/contract/parameter";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { aPerson, type Person } from "@/platform/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";
import { parameterError } from "./parameter-value";

let platform: TestPlatform;
let admin: Person;
const changes: Change[] = [];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  platform.database.onChange(async (_, changed) => {
    changes.push(...changed);
  });
});
afterAll(() => platform.close());

const change = (type: string, value: string | null, valueEn: string | null = null) =>
  platform.call<AdminParameter>("PUT", `/admin/parameter/${type}`, {
    body: { value, valueEn },
    headers: admin.headers,
  });

describe("the settings in the panel", () => {
  it("are all that a site can have, with their defaults", async () => {
    const all = await platform.data<AdminParameter[]>("GET", "/admin/parameter", {
      headers: admin.headers,
    });
    expect(all.map(({ type }) => type)).toEqual(Object.keys(PARAMETERS));
    expect(all.find(({ type }) => type === "VAT_RATE_TRANSFER")).toMatchObject({
      kind: "NUMBER",
      group: "booking",
      default: "10",
    });
  });

  it("are changed, announced, and read by the site at once; and are the default again", async () => {
    changes.length = 0;
    const { answer } = await change("COMPANY_DESCRIPTION", "Chauffeur privé", "Chauffeur");
    expect(answer.data).toMatchObject({ isSet: true, changed: { by: admin.email } });
    expect(changes).toContainEqual({ kind: "parameters" });
    const read = async (language: "fr_FR" | "en") =>
      (await platform.data<Parameter[]>("GET", "/parameter", { language })).find(
        ({ type }) => type === "COMPANY_DESCRIPTION",
      )?.value;
    expect([await read("fr_FR"), await read("en")]).toEqual(["Chauffeur privé", "Chauffeur"]);
    expect((await change("COMPANY_DESCRIPTION", null)).answer.data).toMatchObject({
      isSet: false,
      value: null,
    });
    expect(await read("fr_FR")).toBeUndefined();
  });

  it("refuse what their kind is not", async () => {
    expect((await change("VAT_RATE_TRANSFER", "ten")).status).toBe(422);
    expect((await change("NO_SUCH_SETTING", "x")).status).toBe(404);
    expect(parameterError("X", "BOOLEAN", "yes")).toBe("INVALID");
    expect(parameterError("X", "LINK", "javascript:alert(1)")).toBe("INVALID");
    expect(parameterError("X", "LINK", "https://www.example.org")).toBeUndefined();
    expect(parameterError("X", "STRING", "x".repeat(501))).toBe("TOO_LONG");
    expect(parameterError("X", "NUMBER", "2.62")).toBeUndefined();
    expect(parameterError("X", "NUMBER", null)).toBeUndefined();
  });
});
