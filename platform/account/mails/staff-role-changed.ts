import type { StaffRole } from "@/lib/contract/user";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";
import { staffRoleNames } from "./staff-role-names";

const WORDS = bilingual({
  fr_FR: {
    changed: {
      subject: (company: string) => `${company} : votre accès a changé`,
      title: "Votre accès a changé",
      text: (role: string) =>
        `Vous êtes désormais ${role} sur notre site. Vos appareils ont été déconnectés : connectez-vous à nouveau.`,
    },
    closed: {
      subject: (company: string) => `${company} : votre accès est fermé`,
      title: "Votre accès est fermé",
      text: "L’administration de notre site ne vous est plus ouverte, et vos appareils ont été déconnectés.",
    },
    logIn: "Me connecter",
    otherwise: "Cela vous surprend ? Répondez à ce message.",
  },
  en: {
    changed: {
      subject: (company) => `${company}: what you may do has changed`,
      title: "What you may do has changed",
      text: (role) =>
        `From now on you are ${role} on our website. Your devices have been logged out: please log in again.`,
    },
    closed: {
      subject: (company) => `${company}: your access is closed`,
      title: "Your access is closed",
      text: "The administration of our website is no longer open to you, and your devices have been logged out.",
    },
    logIn: "Log in",
    otherwise: "Is this a surprise? Answer this message.",
  },
});

/** Tells somebody of the staff of their new role. @param role null when their access is closed */
export function staffRoleChangedMail(
  identity: MailIdentity,
  email: string,
  role: StaffRole | null,
): Mail {
  const words = WORDS[identity.language];
  const { subject, title } = role ? words.changed : words.closed;
  const text = role
    ? words.changed.text(staffRoleNames[identity.language][role])
    : words.closed.text;
  const button: MailPart[] = role
    ? [{ kind: "button", label: words.logIn, url: pageUrl(identity, "/auth?next=/admin") }]
    : [];
  return memberMail(identity, email, {
    name: role ? "staff-role-changed" : "staff-closed",
    subject: subject(identity.companyName),
    title,
    parts: [{ kind: "text", text }, ...button, { kind: "text", text: words.otherwise }],
  });
}
