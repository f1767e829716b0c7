import type { StaffRole } from "@/lib/contract/user";
import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";
import { staffRoleNames } from "./staff-role-names";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : vous êtes invité à rejoindre l’équipe`,
    title: "Vous rejoignez l’équipe",
    text: (company: string, role: string) =>
      `${company} vous ouvre son administration, comme ${role}. Depuis un téléphone comme depuis un ordinateur, vous y trouverez ce qui vous est confié.`,
    identifier: "Votre identifiant",
    choose: "Choisir mon mot de passe",
    validity: "Ce lien est valable 7 jours et ne sert qu’une fois.",
    known:
      "Votre compte sur le site vous y donne accès, avec le mot de passe que vous avez déjà. Vos appareils ont été déconnectés : connectez-vous à nouveau.",
    logIn: "Me connecter",
    otherwise: "Vous n’attendiez pas cette invitation ? Ignorez ce message, ou répondez-nous.",
  },
  en: {
    subject: (company) => `${company}: you are invited to join the team`,
    title: "You are joining the team",
    text: (company, role) =>
      `${company} opens its administration to you, as ${role}. From a telephone or a computer you will find there what you are in charge of.`,
    identifier: "Your identifier",
    choose: "Set my password",
    validity: "This link is good for 7 days and works once.",
    known:
      "Your account on the site opens it, with the password that you have. Your devices have been logged out: please log in again.",
    logIn: "Log in",
    otherwise: "You did not expect this invitation? Ignore this message, or write to us.",
  },
});

/**
 * Invites somebody into the staff.
 * @param invited.code of the link by which they choose a password; null for a person who has an
 *   account
 */
export function staffInvitedMail(
  identity: MailIdentity,
  email: string,
  { role, code }: { role: StaffRole; code: string | null },
): Mail {
  const words = WORDS[identity.language];
  const roleName = staffRoleNames[identity.language][role];
  return memberMail(identity, email, {
    name: "staff-invited",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(identity.companyName, roleName) },
      { kind: "rows", rows: [[words.identifier, email]] },
      ...(code === null
        ? ([
            { kind: "text", text: words.known },
            { kind: "button", label: words.logIn, url: pageUrl(identity, "/auth?next=/admin") },
          ] as const)
        : ([
            {
              kind: "button",
              label: words.choose,
              url: pageUrl(identity, `/password/reset/${code}`),
            },
            { kind: "text", text: words.validity },
          ] as const)),
      { kind: "text", text: words.otherwise },
    ],
  });
}
