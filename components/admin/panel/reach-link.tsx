import { phoneWords } from "./phone-words";

const LOOK = "underline decoration-line-strong underline-offset-4 hover:text-accent";

/** A telephone number, to be called. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/\s/g, "")}`} className={`${LOOK} whitespace-nowrap`}>
    {phoneWords(phone)}
  </a>
);

/** An address, to be written to. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={LOOK}>
    {email}
  </a>
);
