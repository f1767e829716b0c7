import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { changeAsRead } from "@/testing/change-as-read";
import { anOrder } from "@/testing/ride-order";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";
import { writtenMails } from "@/testing/written-mails";

const both = tinySite(901);
const french = {
  ...tinySite(902),
  languages: tinySite(902).languages.map((language) => ({
    ...language,
    isValid: language.code === "fr_FR",
  })),
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [both, french] });
});
afterAll(() => platform.close());

describe("who calls in English", () => {
  it.each([
    [901, "https://www.901.example/en/"],
    [902, "https://www.902.example/"],
  ])("gets from site %i mails whose links lead to %s", async (idSite, begin) => {
    const { grids } = await platform.data<FareList>("GET", "/fare", { idSite });
    await platform.data("POST", "/booking", {
      idSite,
      language: "en",
      body: anOrder(grids[0]?.idVehicle ?? 0),
      headers: { "Idempotency-Key": `spoken-${idSite}` },
    });
    const mails = (await writtenMails(platform)).filter((mail) => mail.idSite === idSite);
    const links = mails.flatMap(
      ({ text }) => text.match(/https:\/\/www\.\d+\.example\/\S*/g) ?? [],
    );
    const toCustomer = links.filter((link) => !link.includes("/company?"));
    expect(toCustomer.length).toBeGreaterThan(0);
    for (const link of toCustomer) {
      expect(link.startsWith(begin), link).toBe(true);
      expect(link.includes("/en/"), link).toBe(idSite === 901);
    }
  });

  it("has the panel in it, whatever the site speaks", async () => {
    const { headers } = await aPerson(platform, "ADMIN", 902);
    const refused = await changeAsRead(platform, "/admin/parameter/LOGO_HEIGHT", {
      idSite: 902,
      language: "en",
      headers: { ...headers },
      body: { value: "9999" },
    });
    expect(refused.answer.data).toMatchObject({
      errors: { value: { message: "No more than 400." } },
    });
  });
});
