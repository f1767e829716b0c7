import type { mailWordsMemberFr } from "./mail-words-member-fr";

/** What is written to a member, and to one who may become one, about the account, in English. */
export const mailWordsMemberEn: typeof mailWordsMemberFr = {
  hello: "Hello,",
  email: "Your identifier",
  registration: {
    subject: (company) => `${company}: confirm your registration`,
    title: "Confirm your registration",
    text: "Somebody asked on our website for an account with this address. Confirm your registration to find your bookings or orders, your invoices and your details in one place.",
    button: "Confirm my registration",
    validity:
      "This link is good for 24 hours. You will be asked for the password that you chose when registering; we never send it by e-mail.",
    otherwise:
      "It was not you? Ignore this message: unless it is confirmed, no account is made and this address is erased.",
  },
  known: {
    subject: (company) => `${company}: you already have an account`,
    title: "You already have an account",
    text: "Somebody, perhaps you, asked on our website for an account with this address. You already have one: nothing has changed, and all you need to do is log in.",
    button: "Log in",
    forgotten: "Forgotten your password? Set a new one",
    otherwise: "It was not you? Ignore this message: your account stays as it is.",
  },
  reset: {
    subject: (company) => `${company}: set a new password`,
    title: "Set a new password",
    text: "Somebody asked on our website for a new password for the account with this address.",
    button: "Set a password",
    validity:
      "This link is good for 30 minutes and works once. All your devices will be logged out.",
    otherwise:
      "It was not you? Ignore this message: your password stays the same as long as the link is not used.",
  },
  changed: {
    subject: (company) => `${company}: your password has been changed`,
    title: "Your password has been changed",
    text: (when) =>
      `The password of your account was changed on ${when}. Your other devices have been logged out.`,
    otherwise: "It was not you? Set a new password at once, and tell us.",
    button: "Set another password",
  },
};
