import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    on: {
      subject: (company: string) => `${company} : la connexion en deux étapes est activée`,
      title: "La connexion en deux étapes est activée",
      text: "Désormais, votre mot de passe ne suffit plus : un code de votre application, ou un code de secours, est demandé à chaque connexion. Vos autres appareils ont été déconnectés.",
    },
    off: {
      subject: (company: string) => `${company} : la connexion en deux étapes est désactivée`,
      title: "La connexion en deux étapes est désactivée",
      text: "Votre mot de passe suffit de nouveau pour vous connecter. Les codes de secours que vous aviez gardés ne servent plus.",
    },
    appOff: {
      subject: (company: string) => `${company} : l’application n’est plus demandée`,
      title: "L’application d’authentification est retirée",
      text: "À chaque connexion, une clé d’accès ou un code de secours est demandé en plus du mot de passe ; les codes de l’application ne servent plus.",
    },
    passkeyOn: {
      subject: (company: string) => `${company} : une clé d’accès est ajoutée`,
      title: "Une clé d’accès est ajoutée à votre compte",
      text: "Elle peut remplacer le code de l’application à chaque connexion, après le mot de passe.",
    },
    passkeyOff: {
      subject: (company: string) => `${company} : une clé d’accès est retirée`,
      title: "Une clé d’accès est retirée de votre compte",
      text: "Elle n’ouvre plus rien. La connexion en deux étapes reste active.",
    },
    codes: {
      subject: (company: string) => `${company} : vos codes de secours ont été renouvelés`,
      title: "Vos codes de secours ont été renouvelés",
      text: "Dix nouveaux codes ont été affichés dans l’administration ; ceux que vous aviez gardés ne servent plus.",
    },
    reset: {
      subject: (company: string) => `${company} : la connexion en deux étapes a été retirée`,
      title: "Un collègue a retiré votre connexion en deux étapes",
      text: "Votre mot de passe suffit de nouveau pour vous connecter, et vos appareils ont été déconnectés. Activez-la à nouveau dès que vous avez votre téléphone.",
    },
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et prévenez-nous.",
    button: "Choisir un autre mot de passe",
  },
  en: {
    on: {
      subject: (company) => `${company}: two-step login is on`,
      title: "Two-step login is on",
      text: "From now on your password is not enough: each login asks for a code from your app, or for a recovery code. Your other devices have been logged out.",
    },
    off: {
      subject: (company) => `${company}: two-step login is off`,
      title: "Two-step login is off",
      text: "Your password is enough again to log in. The recovery codes that you kept are of no use any more.",
    },
    appOff: {
      subject: (company) => `${company}: the app is no longer asked for`,
      title: "The authenticator app is removed",
      text: "Each login asks for a passkey or a recovery code besides the password; codes from the app are of no use any more.",
    },
    passkeyOn: {
      subject: (company) => `${company}: a passkey is added`,
      title: "A passkey is added to your account",
      text: "It can stand in for the code from the app at each login, after the password.",
    },
    passkeyOff: {
      subject: (company) => `${company}: a passkey is removed`,
      title: "A passkey is removed from your account",
      text: "It opens nothing any more. Two-step login stays on.",
    },
    codes: {
      subject: (company) => `${company}: your recovery codes are new`,
      title: "Your recovery codes are new",
      text: "Ten new codes were shown in the administration; the ones that you kept are of no use any more.",
    },
    reset: {
      subject: (company) => `${company}: two-step login was taken off`,
      title: "A colleague has taken your two-step login off",
      text: "Your password is enough again to log in, and your devices have been logged out. Turn it on again once you have your phone.",
    },
    otherwise: "It was not you? Set a new password at once, and tell us.",
    button: "Set another password",
  },
});

export type FactorChange = "on" | "off" | "appOff" | "passkeyOn" | "passkeyOff" | "codes" | "reset";

export function secondFactorChangedMail(
  identity: MailIdentity,
  email: string,
  change: FactorChange,
): Mail {
  const words = WORDS[identity.language];
  const { subject, title, text } = words[change];
  return memberMail(identity, email, {
    name: `second-factor-${change}`,
    subject: subject(identity.companyName),
    title,
    parts: [
      { kind: "text", text },
      { kind: "text", text: words.otherwise },
      { kind: "button", label: words.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
