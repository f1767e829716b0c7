import type { LanguageCode } from "@/lib/contract/locale";
import type { MessageRequest } from "@/lib/contract/message";
import { mailWords } from "@/platform/words/mail-words";
import type { MailIdentity } from "./mail-identity";
import type { Mail } from "./post-mails";
import { writeMail } from "./write-mail";

/** Tells the company, in French, what a visitor wrote; an answer goes to the visitor. */
export function messageNotice(
  event: string,
  identity: MailIdentity & { email: string },
  { name, email, phone, subject, message }: MessageRequest,
): Mail {
  const words = mailWords.fr_FR;
  const rows = [
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.subject, subject],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return {
    event,
    recipient: identity.email,
    replyTo: email,
    subject: words.messageNotice(name, subject),
    ...writeMail(identity, words.messageNoticeTitle, [
      { kind: "rows", rows },
      { kind: "quote", text: message },
    ]),
  };
}

/** Tells a visitor that the message has arrived. */
export function messageAcknowledgement(
  event: string,
  identity: MailIdentity,
  language: LanguageCode,
  { name, email, message }: MessageRequest,
): Mail {
  const words = mailWords[language];
  return {
    event,
    recipient: email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.messageReceived(identity.companyName),
    ...writeMail(identity, words.messageReceivedTitle, [
      { kind: "text", text: words.messageReceivedText(name) },
      { kind: "quote", text: message },
    ]),
  };
}
