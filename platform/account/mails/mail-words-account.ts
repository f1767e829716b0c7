import type { LanguageCode } from "@/lib/contract/locale";

/** French words of what is written to a member about a new address, and about the space’s end. */
const fr = {
  newEmail: {
    subject: (company: string) => `${company} : confirmez votre nouvelle adresse e-mail`,
    title: "Confirmez votre nouvelle adresse",
    text: "Un membre de notre site demande que son compte passe à cette adresse. Si c’est vous, confirmez-le : vous vous connecterez ensuite avec elle.",
    button: "Confirmer cette adresse",
    lasts: "Ce lien est valable 24 heures et ne sert qu’une fois.",
    otherwise: "Ce n’était pas vous ? Ignorez ce message : sans confirmation, rien ne change.",
  },
  emailAsked: {
    subject: (company: string) => `${company} : un changement d’adresse e-mail est demandé`,
    title: "Un changement d’adresse est demandé",
    text: (email: string) =>
      `Depuis votre espace membre, on vient de demander que votre compte passe à l’adresse ${email}. Il n’y passera que si cette adresse est libre et que son titulaire le confirme dans les 24 heures.`,
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : la demande est alors annulée et tous vos appareils sont déconnectés.",
    button: "Choisir un autre mot de passe",
  },
  silent: {
    subject: (company: string) => `${company} : souhaitez-vous garder votre espace membre ?`,
    title: "Souhaitez-vous garder votre espace membre ?",
    text: (day: string) =>
      `Voilà près de trois ans que vous n’avez pas utilisé votre espace membre. Comme le prévoit notre politique de confidentialité, nous le supprimerons le ${day}, avec ce qui s’y rattache.`,
    keep: "Pour le garder, connectez-vous avant cette date. Vous n’avez rien d’autre à faire.",
    button: "Garder mon espace",
    otherwise:
      "Vous n’en avez plus besoin ? Ignorez ce message. Les devis, factures et avoirs déjà émis sont conservés pendant 10 ans, comme la loi nous y oblige.",
  },
  deleted: {
    subject: (company: string) => `${company} : votre espace membre est supprimé`,
    title: "Votre espace membre est supprimé",
    text: {
      ASKED:
        "Comme vous l’avez demandé, votre espace membre n’existe plus, et personne ne peut plus s’y connecter.",
      SILENT:
        "Vous n’avez pas utilisé votre espace membre depuis trois ans. Comme nous vous l’avions annoncé, il n’existe plus, et personne ne peut plus s’y connecter.",
    },
    now: "Effacé dès maintenant",
    nowText: {
      ASKED:
        "Votre compte et votre mot de passe, votre carnet d’adresses, la liste de vos appareils et votre inscription à la lettre d’information.",
      SILENT:
        "Votre compte et votre mot de passe, votre carnet d’adresses et la liste de vos appareils.",
    },
    soon: (day: string) => `Effacé au plus tard le ${day}`,
    soonText:
      "Dans un délai de 10 jours ouvrés : nos messages et les vôtres, ainsi que vos coordonnées, vos trajets et vos adresses, pour les courses et les commandes passées qui n’ont donné lieu à aucune pièce comptable.",
    kept: "Conservé",
    keptText:
      "Les devis, factures et avoirs déjà émis, et ce qu’ils mentionnent, pendant 10 ans : la loi nous y oblige (Code de commerce, article L123-22).",
    newsletter: "Votre lettre d’information",
    newsletterText: "Vous la recevez toujours. Chaque envoi contient un lien pour vous désabonner.",
    upcoming: "Vos courses à venir",
    upcomingText:
      "Elles restent réservées. Vous les retrouvez par le lien reçu à la réservation ; leurs données suivent les mêmes règles une fois la course terminée.",
    orders: "Vos commandes en cours",
    ordersText:
      "Elles suivent leur cours. Vous les retrouvez par le lien reçu à la commande ; leurs données suivent les mêmes règles une fois passé le délai de rétractation.",
  },
};

const en: typeof fr = {
  newEmail: {
    subject: (company: string) => `${company}: confirm your new e-mail address`,
    title: "Confirm your new address",
    text: "A member of our website asks for their account to move to this address. If that is you, please confirm it: you will log in with it from then on.",
    button: "Confirm this address",
    lasts: "This link is good for 24 hours and works once.",
    otherwise: "It was not you? Ignore this message: unless it is confirmed, nothing changes.",
  },
  emailAsked: {
    subject: (company: string) => `${company}: a change of e-mail address was asked for`,
    title: "A change of address was asked for",
    text: (email: string) =>
      `Someone in your member’s space has just asked for your account to move to the address ${email}. It will do so only if that address is free and its owner confirms it within 24 hours.`,
    otherwise:
      "It was not you? Set a new password straight away: the request is then cancelled, and all your devices are logged out.",
    button: "Set another password",
  },
  silent: {
    subject: (company: string) => `${company}: would you like to keep your member’s space?`,
    title: "Would you like to keep your member’s space?",
    text: (day: string) =>
      `You have not used your member’s space for almost three years. As our privacy policy provides, we will delete it on ${day}, with what belongs to it.`,
    keep: "To keep it, log in before that day. There is nothing else to do.",
    button: "Keep my space",
    otherwise:
      "You no longer need it? Ignore this message. The quotes, invoices and credit notes that were issued are kept for 10 years, as French law obliges us to.",
  },
  deleted: {
    subject: (company: string) => `${company}: your member’s space is deleted`,
    title: "Your member’s space is deleted",
    text: {
      ASKED: "As you asked, your member’s space is no more, and nobody can log in to it.",
      SILENT:
        "You have not used your member’s space for three years. As we told you, it is no more, and nobody can log in to it.",
    },
    now: "Erased already",
    nowText: {
      ASKED:
        "Your account and your password, your address book, the list of your devices and your subscription to the newsletter.",
      SILENT: "Your account and your password, your address book and the list of your devices.",
    },
    soon: (day: string) => `Erased by ${day}`,
    soonText:
      "Within 10 working days: our messages and yours, and, for past rides and orders that no accounting document was issued for, your contact details, journeys and addresses.",
    kept: "Kept",
    keptText:
      "The quotes, invoices and credit notes that were issued, and what they state, for 10 years: French law obliges us to (Code de commerce, article L123-22).",
    newsletter: "Your newsletter",
    newsletterText: "You still receive it. Each issue has a link to unsubscribe.",
    upcoming: "Your rides to come",
    upcomingText:
      "They remain booked. You will find them through the link that you received when booking; what we hold about them follows the same rules once the ride is over.",
    orders: "Your orders under way",
    ordersText:
      "They go on. You will find them through the link that you received when ordering; what we hold about them follows the same rules once the withdrawal period is over.",
  },
};

/** The words of mails about a member’s new address, and about the end of their space. */
export const mailWordsAccount: Record<LanguageCode, typeof fr> = { fr_FR: fr, en };
