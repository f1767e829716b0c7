/** What is written to a member, and to one who may become one, about the account, in French. */
export const mailWordsMemberFr = {
  hello: "Bonjour,",
  email: "Votre identifiant",
  registration: {
    subject: (company: string) => `${company} : confirmez votre inscription`,
    title: "Confirmez votre inscription",
    text: "Un compte a été demandé à cette adresse sur notre site. Confirmez votre inscription pour retrouver vos réservations ou vos commandes, vos factures et vos coordonnées en un seul endroit.",
    button: "Confirmer mon inscription",
    validity:
      "Ce lien est valable 24 heures. Le mot de passe choisi à l’inscription vous sera demandé ; nous ne l’envoyons jamais par e-mail.",
    otherwise:
      "Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est créé et cette adresse est effacée.",
  },
  known: {
    subject: (company: string) => `${company} : vous avez déjà un compte`,
    title: "Vous avez déjà un compte",
    text: "Quelqu’un, peut-être vous, a demandé un compte à cette adresse sur notre site. Vous en avez déjà un : rien n’a changé, et il suffit de vous connecter.",
    button: "Me connecter",
    forgotten: "Mot de passe oublié ? En choisir un nouveau",
    otherwise: "Vous n’avez rien demandé ? Ignorez ce message : votre compte reste comme il est.",
  },
  reset: {
    subject: (company: string) => `${company} : choisissez un nouveau mot de passe`,
    title: "Choisissez un nouveau mot de passe",
    text: "Un nouveau mot de passe a été demandé sur notre site pour le compte de cette adresse.",
    button: "Choisir un mot de passe",
    validity:
      "Ce lien est valable 30 minutes et ne sert qu’une fois. Tous vos appareils seront déconnectés.",
    otherwise:
      "Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même tant que ce lien n’est pas utilisé.",
  },
  changed: {
    subject: (company: string) => `${company} : votre mot de passe a changé`,
    title: "Votre mot de passe a changé",
    text: (when: string) =>
      `Le mot de passe de votre compte a été changé le ${when}. Les autres appareils ont été déconnectés.`,
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et prévenez-nous.",
    button: "Choisir un autre mot de passe",
  },
};
