import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";
import { mailWordsMember } from "./member-mail-words";

/** Has an address for which an account was asked confirmed; it tells the identifier (§6). */
export function registrationMail(identity: MailIdentity, email: string, code: string): Mail {
  const words = mailWordsMember[identity.language];
  const { subject, title, text, button, validity, otherwise } = words.registration;
  return memberMail(identity, email, {
    name: "registration",
    subject: subject(identity.companyName),
    title,
    parts: [
      { kind: "text", text },
      { kind: "rows", rows: [[words.email, email]] },
      { kind: "button", label: button, url: pageUrl(identity, `/auth/confirm/${code}`) },
      { kind: "text", text: validity },
      { kind: "text", text: otherwise },
    ],
  });
}

/** Tells the owner of an account that somebody asked for one with their address. */
export function knownAddressMail(identity: MailIdentity, email: string): Mail {
  const { known } = mailWordsMember[identity.language];
  return memberMail(identity, email, {
    name: "known-address",
    subject: known.subject(identity.companyName),
    title: known.title,
    parts: [
      { kind: "text", text: known.text },
      { kind: "button", label: known.button, url: pageUrl(identity, "/auth") },
      { kind: "links", links: [[known.forgotten, pageUrl(identity, "/password/reset/ask")]] },
      { kind: "text", text: known.otherwise },
    ],
  });
}
