import { eq } from "drizzle-orm";
import type { DutyView } from "@/lib/contract/admin/duty";
import * as calls from "@/lib/contract/calls/duty";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Mend } from "@/lib/rules/duty/duty";
import type { JudgedDuty } from "@/lib/rules/duty/judge-duties";
import { recordAudit } from "@/platform/audit/record-audit";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { readSite } from "@/platform/site/read-site";
import { readJudgedDuties } from "./judged-duties";

export function dutyRouter() {
  return newRouter()
    .answer(calls.getDuties, ({ tx }) => dutyPage(tx))
    .answer(calls.openSite, async (work) => {
      const { tx, idSite, user } = work;
      const page = await dutyPage(tx);
      if (!page.isBuilding) return page;
      if (page.duties.some(({ isMustHave, lack }) => isMustHave && lack)) {
        throw new ApiError("CONFLICT", "DUTIES_LACKING");
      }
      await tx.update(sites).set({ isBuilding: false }).where(eq(sites.id, idSite));
      const subject = `site ${idSite}`;
      await recordAudit(work, { user, action: "OPEN_SITE", subject, before: null, after: null });
      work.announce({ kind: "siteInfo" });
      return { ...page, isBuilding: false };
    });
}

async function dutyPage(tx: Sql) {
  const site = await readSite(tx);
  const judged = await readJudgedDuties(tx);
  return {
    isBuilding: site?.isBuilding ?? false,
    duties: judged.toSorted((a, b) => rankOf(a) - rankOf(b)).map(dutyView),
  };
}

/** Ranks what a site may not open without before what else it lacks, and that before the rest. */
const rankOf = ({ duty, lack }: JudgedDuty) => (lack ? (duty.isMustHave ? 0 : 1) : 2);

function dutyView({ duty: { name, source, isMustHave }, lack }: JudgedDuty): DutyView {
  return {
    name,
    source,
    isMustHave,
    lack: lack && {
      settings: (lack.settings ?? []).map(labelOf),
      mends: lack.mends.map(mendView),
    },
  };
}

const labelOf = (key: ParameterKey) => PARAMETERS[key].label;

type MendView = NonNullable<DutyView["lack"]>["mends"][number];

function mendView(mend: Mend): MendView {
  const sameIn = (name: string) => ({ fr: name, en: name });
  if ("setting" in mend)
    return { part: "parameter", item: mend.setting, label: labelOf(mend.setting) };
  if ("article" in mend) {
    const { id, name } = mend.article;
    return { part: "declination", item: String(id), label: sameIn(name) };
  }
  if ("page" in mend) {
    const { id, name } = mend.page;
    return { part: "content/page", item: String(id), label: sameIn(name) };
  }
  return { part: "content/page", item: null, label: sameIn("Pages") };
}
