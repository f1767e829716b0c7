import { Icon } from "@/components/ui/icon";
import type { SiteParameters } from "@/lib/site/parameters";

const NETWORKS = [
  { key: "FACEBOOK_URL", name: "Facebook", icon: "facebook" },
  { key: "INSTAGRAM_URL", name: "Instagram", icon: "instagram" },
  { key: "LINKEDIN_URL", name: "LinkedIn", icon: "linkedin" },
  { key: "TWITTER_URL", name: "Twitter", icon: null },
  { key: "TIKTOK_URL", name: "TikTok", icon: null },
  { key: "YOUTUBE_URL", name: "YouTube", icon: null },
  { key: "TRIPADVISOR_URL", name: "Tripadvisor", icon: null },
] as const;

export function SocialLinks({ parameters }: { parameters: SiteParameters }) {
  const present = NETWORKS.filter(({ key }) => parameters[key]);
  if (present.length === 0) return null;
  return (
    <ul className="flex items-center gap-3">
      {present.map(({ key, name, icon }) => (
        <li key={key}>
          <a
            href={parameters[key] ?? ""}
            rel="noopener"
            className="inline-grid size-7 place-items-center hover:text-accent"
            aria-label={name}
          >
            {icon ? <Icon name={icon} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
