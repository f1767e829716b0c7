import { eq, sql } from "drizzle-orm";
import type { MessageAnswerRequest } from "@/lib/contract/admin/answer";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { recordAudit } from "@/platform/audit/record-audit";
import { messageAnswers, messages } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { messageAnsweredMail } from "./message-answered";

/**
 * Answers a message by mail, in the language in which it was written, and keeps the answer with it.
 * Of two answers at once, by people who have not seen each other's, the second is refused: the
 * database takes each number of an answer once.
 * @throws ApiError NOT_FOUND, CONFLICT (ANSWERED_MEANWHILE)
 */
export async function answerMessage(
  work: UnitOfWork & { user: User },
  idMessage: number,
  { text, seen }: MessageAnswerRequest,
): Promise<void> {
  const { tx, idSite, now, user } = work;
  const [message] = await tx.select().from(messages).where(eq(messages.id, idMessage));
  if (!message) throw new ApiError("NOT_FOUND");
  const count = await tx.$count(messageAnswers, eq(messageAnswers.idMessage, idMessage));
  if (count !== seen) throw new ApiError("CONFLICT", "ANSWERED_MEANWHILE");
  const sequence = seen + 1;
  const [answer] = await tx
    .insert(messageAnswers)
    .values({ idSite, idMessage, sequence, idUser: user.id, by: user.email, text, answeredAt: now })
    .onConflictDoNothing()
    .returning({ id: messageAnswers.id });
  if (!answer) throw new ApiError("CONFLICT", "ANSWERED_MEANWHILE");
  await tx
    .update(messages)
    .set({ answeredAt: sql`coalesce(${messages.answeredAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(messages.id, idMessage));
  const identity = await mailIdentity(tx, message.language as LanguageCode);
  await postMails(tx, idSite, now, [
    messageAnsweredMail(`message:${idMessage}:answer:${sequence}`, identity, message, text),
  ]);
  await touchRetention(tx, { idSite, address: message.email }, now);
  await recordAudit(work, {
    user,
    action: "ANSWER",
    subject: `message ${idMessage}`,
    before: null,
    after: { answer: sequence },
  });
}
