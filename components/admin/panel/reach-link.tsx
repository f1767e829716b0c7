import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { phoneWords } from "./phone-words";

const LOOK = "underline decoration-line-strong underline-offset-4 hover:text-accent";

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/\s/g, "")}`} className={`${LOOK} whitespace-nowrap`}>
    {phoneWords(phone)}
  </a>
);

export const EmailLink = ({ email }: { email: string }) => (
  <a translate="no" href={mailtoLink(email)} className={LOOK}>
    {email}
  </a>
);
