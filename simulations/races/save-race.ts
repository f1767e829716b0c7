import { eq } from "drizzle-orm";
import { vehicles } from "@/platform/db/schema/booking";
import { atOnce } from "@/simulations/at-once";
import { asRead } from "@/testing/change-as-read";
import { aPerson } from "@/testing/scene";
import { IN_SITE, type Race } from "./race";

let round = 0;

export const oneSave: Race = {
  name: "of changes that began from the same row or setting, one is saved",
  crowd: 20,
  run: async (platform, crowd) => {
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    const by = { headers: { ...headers } };
    const [vehicle] = await platform.database.everySite
      .select()
      .from(vehicles)
      .where(eq(vehicles.idSite, IN_SITE));
    round += 1;
    const saved = async (path: string, bodyOf: (index: number) => object) => {
      const read = await asRead(platform, path, by);
      const answers = await atOnce(crowd, (index) =>
        platform.call("PUT", path, { headers: { ...headers, ...read }, body: bodyOf(index) }),
      );
      const count = (status: number) => answers.filter((one) => one.status === status).length;
      return { saved: count(200), told: count(409) / (crowd - 1) };
    };
    const row = await saved(`/admin/vehicle/${vehicle?.id}`, (index) => ({
      name: { en: `Van ${round}.${index}` },
    }));
    const setting = await saved("/admin/parameter/COMPANY_FAX", (index) => ({
      value: `02 40 ${round} ${index}`,
    }));
    return {
      rows: row.saved,
      told: row.told,
      settings: setting.saved,
      toldOfSetting: setting.told,
    };
  },
};
