import type { ComponentType, StoredConfOf } from "@/lib/contract/component";
import type { Element } from "@/lib/contract/element";
import type { NewsItem } from "@/lib/contract/news";
import type { Page, PageContent, PageDetail } from "@/lib/contract/page";
import type { Service, ServiceDetail } from "@/lib/contract/service";
import type { Role } from "@/lib/contract/user";
import type { calendars, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { companyAddresses } from "@/platform/db/schema/people";
import type { externalRatings, externalReviews } from "@/platform/db/schema/review";
import type { savedReplies } from "@/platform/db/schema/saved-reply";
import type { sites } from "@/platform/db/schema/site";
import type { externalApps, languages, logos, siteFonts } from "@/platform/db/schema/site-look";
import type { ContentData } from "./content-data";
import type { Row } from "./row";
import type { ShopData } from "./shop-data";

/** Page of a demonstration site, in both languages, with the pages below it. */
export interface PageData {
  type: Page["type"];
  /** Last part of its path, the same in both languages; "" for home. */
  slug: string;
  /** Role, for a page to which the site's own controls lead. */
  role?: Page["role"];
  showInMenu?: boolean;
  isFixedOnRight?: boolean;
  isText?: boolean;
  useAbsoluteMenu?: boolean;
  reload?: boolean;
  isValid?: boolean;
  menuIcon?: string;
  /** False for an application screen. */
  isCmsPage?: boolean;
  words: PerLanguage<{
    title: string;
    menuTitle: string;
    metaDescription: string;
    link?: Page["link"];
    customHeader?: PageDetail["customHeader"];
    customFooter?: PageDetail["customFooter"];
  }>;
  content: PageContent | PerLanguage<PageContent>;
  children?: PageData[];
}

/** Configured block, in both languages. */
export type ComponentData = {
  [T in ComponentType]: {
    slug: string;
    type: T;
    conf: PerLanguage<StoredConfOf<T>>;
  };
}[ComponentType];

/** Whole demonstration site, as data; one without a shop leaves out the shop's data. */
export interface SiteData extends Partial<ShopData> {
  site: typeof sites.$inferInsert;
  /** Secret that it signs with; without it, one is drawn when it is first needed. */
  secret?: string;
  languages: Row<typeof languages>[];
  logos: Row<typeof logos>[];
  fonts: Row<typeof siteFonts>[];
  /** Values by parameter key; those left out have the catalogue's default. */
  parameters: Record<string, string | null | PerLanguage<string>>;
  pages: PageData[];
  components: ComponentData[];
  services: {
    tags: string[];
    /** Reserved for members (§6). */
    membersOnly?: boolean;
    words: PerLanguage<
      Pick<Service, "title" | "slug" | "summary" | "url" | "image"> &
        Partial<Pick<ServiceDetail, "content">>
    >;
  }[];
  elements: {
    route: string;
    words: PerLanguage<Pick<Element, "title" | "subtitle" | "content" | "url" | "image">>;
  }[];
  news: {
    publishedAt: string;
    promoted: boolean;
    words: PerLanguage<Pick<NewsItem, "title" | "slug" | "summary" | "content" | "url" | "image">>;
  }[];
  /** Other contents of the site; those that others refer to come first. */
  contents?: ContentData[];
  savedReplies?: Row<typeof savedReplies>[];
  /** Ratings and reviews of the company on other sites. */
  externalRatings?: Row<typeof externalRatings>[];
  externalReviews?: Row<typeof externalReviews>[];
  newsletterLists: PerLanguage<{ name: string; description: string }>[];
  addressTypes: string[];
  companyAddresses: Row<typeof companyAddresses>[];
  vehicles: Row<typeof vehicles>[];
  fareSupplements: Row<typeof fareSupplements>[];
  calendars: Row<typeof calendars>[];
  variations: PerLanguage<{ label: string; displayLabel: string | null }>[];
  externalApps: Row<typeof externalApps>[];
  people: {
    email: string;
    role: Role;
    firstname: string;
    lastname: string;
    phone: string | null;
  }[];
}
