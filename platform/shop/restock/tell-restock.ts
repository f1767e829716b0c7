import { eq } from "drizzle-orm";
import { languageCodeSchema } from "@/lib/contract/locale";
import { restockRequests } from "@/platform/db/schema/restock";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { readAwaitedWine } from "./awaited-wine";
import { restockCameMail } from "./restock-came";

/**
 * Tells all who wait for a declination that it is available again. Their rows go in the transaction
 * that writes the mails, so that nobody is told twice. Where it is sold out once more by now, they
 * go on waiting.
 */
export const tellRestock: DeadlineWork = {
  run: async ({ clock }, tx, { idSite, subject }) => {
    const idDeclination = Number(subject);
    if ((await readAwaitedWine(tx, idDeclination, "fr_FR"))?.isSoldOut !== false) return;
    const told = await tx
      .delete(restockRequests)
      .where(eq(restockRequests.idDeclination, idDeclination))
      .returning();
    for (const language of languageCodeSchema.options) {
      const readers = told.filter((request) => request.language === language);
      const wine = readers.length > 0 && (await readAwaitedWine(tx, idDeclination, language));
      if (!wine) continue;
      const identity = await mailIdentity(tx, language);
      const mails = readers.map((request) => restockCameMail(identity, request, wine));
      await postMails(tx, idSite, clock.now(), mails);
    }
  },
};
