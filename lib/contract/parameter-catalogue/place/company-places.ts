import { elsewhere, HOME, on, type SettingPlace } from "./definition";

const NOTICE = { path: "/legal-notice" };
const NUMBERS = "footer ul:has(a[href^='tel:'])";
const LEGAL_LINE = "footer p:has(> span)";
const HOURS = on(HOME, "footer dl");

const network = (name: string) => on(HOME, `footer a[aria-label="${name}"]`);

/** Places of what a site says of its company. */
export const COMPANY_PLACES = {
  COMPANY_NAME: elsewhere(
    "Le nom que montrent les résultats de recherche, les e-mails et les documents.",
    "The name that search results, e-mails and documents show.",
  ),
  COMPANY_EMAIL: on(HOME, "footer a[href^='mailto:']"),
  COMPANY_PHONE: on(HOME, "footer a[href^='tel:']"),
  COMPANY_MOBILE: on(HOME, NUMBERS),
  COMPANY_FAX: on(HOME, NUMBERS),
  COMPANY_ADDRESS: on(HOME, "footer address"),
  COMPANY_DESCRIPTION: on(HOME, "footer p.order-1"),
  HEAD_OFFICE: on(NOTICE, "main .prose"),
  LEGAL_AGENT: on(NOTICE, "main .prose"),
  LEGAL_COMPANY_NAME: on(HOME, LEGAL_LINE),
  CORPORATE_FORM: on(HOME, LEGAL_LINE),
  SHARE_CAPITAL: on(NOTICE, "main .prose"),
  RCS_NUMBER: on(HOME, LEGAL_LINE),
  RM_NUMBER: on(HOME, LEGAL_LINE),
  SIRET_NUMBER: on(NOTICE, "main .prose"),
  VAT_NUMBER: on(NOTICE, "main .prose"),
  VTC_REGISTER_NUMBER: on(HOME, LEGAL_LINE),
  INSURER: on(NOTICE, "main .prose"),
  MEDIATOR: on(NOTICE, "main .prose"),
  MEDIATOR_URL: on(NOTICE, "main .prose"),
  HOSTING_PROVIDER: on(NOTICE, "main .prose"),
  CONTACT_ADDITIONAL_INFOS: on({ role: "CONTACT" }, "main p.mt-6.text-muted.text-small"),
  MONDAY_HOURS: HOURS,
  TUESDAY_HOURS: HOURS,
  WEDNESDAY_HOURS: HOURS,
  THURSDAY_HOURS: HOURS,
  FRIDAY_HOURS: HOURS,
  SATURDAY_HOURS: HOURS,
  SUNDAY_HOURS: HOURS,
  LEGAL_NOTICE: on(NOTICE, "main .prose"),
  PRIVACY_POLICY: on({ path: "/privacy-policy" }, "main .prose"),
  SALE_TERMS: on({ path: "/sale-terms" }, "main .prose"),
  COOKIE_POLICY: on({ path: "/cookie-policy" }, "main .prose"),
  ACCESSIBILITY_STATEMENT: on({ path: "/accessibility" }, "main .prose"),
  USE_TERMS: on({ path: "/use-terms" }, "main .prose"),
  FACEBOOK_URL: network("Facebook"),
  INSTAGRAM_URL: network("Instagram"),
  LINKEDIN_URL: network("LinkedIn"),
  TWITTER_URL: network("Twitter"),
  TIKTOK_URL: network("TikTok"),
  YOUTUBE_URL: network("YouTube"),
  TRIPADVISOR_URL: network("Tripadvisor"),
  REVIEWS_URL: elsewhere(
    "Le second lien de l’e-mail qui demande un avis, et de la page où il se donne.",
    "The second link of the e-mail that asks for a review, and of the page where it is given.",
  ),
  META_DESCRIPTION_HOME: elsewhere(
    "Les deux lignes sous l’accueil dans les résultats de recherche.",
    "The two lines below the home page in search results.",
  ),
  META_DESCRIPTION_AUTH: elsewhere(
    "Les deux lignes sous la page de connexion dans les résultats de recherche.",
    "The two lines below the login page in search results.",
  ),
  META_DESCRIPTION_BLOG: elsewhere(
    "Les deux lignes sous le blog dans les résultats de recherche.",
    "The two lines below the blog in search results.",
  ),
  META_DESCRIPTION_CONTACT: elsewhere(
    "Les deux lignes sous la page de contact dans les résultats de recherche.",
    "The two lines below the contact page in search results.",
  ),
  CREATED_BY_MESSAGE: on(HOME, "footer p a[rel='noopener'], footer div:has(> p > span)"),
  CREATED_BY_BACKLINK: on(HOME, "footer p a[rel='noopener'], footer div:has(> p > span)"),
} as const satisfies Record<string, SettingPlace>;
