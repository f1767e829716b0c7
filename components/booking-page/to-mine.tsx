import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";

/** The way back to all the bookings or orders of the member whose this is. */
export const ToMine = ({ href, label }: { href: string; label: string }) => (
  <p className="mb-4">
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
    >
      <Icon name="chevron" className="size-4 rotate-90" />
      {label}
    </SiteLink>
  </p>
);
