import { asc, eq, inArray, or } from "drizzle-orm";
import type { RestockRequest } from "@/lib/contract/restock";
import { newSecret } from "@/platform/account/member/secret";
import { boxContents, declinations, stocks } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { readAwaitedWine } from "./awaited-wine";
import { restockAskedMail } from "./restock-asked";

/** Longest wait, in milliseconds: the six months that the mail names. */
const LONGEST_WAIT = 183 * 86_400_000;

/**
 * Registers an address for a notice when a sold-out product is available again. An address that
 * waits already gets no second mail.
 * @returns whether it is sold out, so that the address waits
 * @throws ApiError NOT_FOUND for a product that is not sold
 */
export async function requestRestock(
  { tx, idSite, language, now }: UnitOfWork,
  { idDeclination, email }: Omit<RestockRequest, "website">,
): Promise<boolean> {
  await holdStock(tx, idDeclination);
  const wine = await readAwaitedWine(tx, idDeclination, language);
  if (!wine) throw new ApiError("NOT_FOUND");
  if (!wine.isSoldOut) return false;
  const code = newSecret();
  const [added] = await tx
    .insert(restockRequests)
    .values({ idSite, idDeclination, email, code, language, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) return true;
  await setDeadline(tx, {
    idSite,
    kind: "RESTOCK_OVER",
    subject: String(added.id),
    dueAt: new Date(now.getTime() + LONGEST_WAIT),
  });
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [restockAskedMail(identity, added, wine)]);
  return true;
}

/** Locks its stocks: a refill waits for the request, so that the notice is not missed. */
async function holdStock(tx: Sql, idDeclination: number): Promise<void> {
  const inBox = tx
    .select({ id: boxContents.idDeclination })
    .from(boxContents)
    .where(eq(boxContents.idBox, idDeclination));
  const ofArticles = tx
    .select({ id: declinations.idStock })
    .from(declinations)
    .where(or(eq(declinations.id, idDeclination), inArray(declinations.id, inBox)));
  await tx
    .select({ id: stocks.id })
    .from(stocks)
    .where(inArray(stocks.id, ofArticles))
    .orderBy(asc(stocks.id))
    .for("share");
}
