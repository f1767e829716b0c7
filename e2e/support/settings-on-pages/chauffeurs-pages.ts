import {
  at,
  attribute,
  colour,
  isThere,
  pixels,
  type SeenOnPage,
  type Settings,
  said,
  small,
  style,
  tool,
  wide,
} from "./seen-on-page";

/** Looks at the hours of a day that no other setting has. */
const hours = (day: string, minute: number) =>
  at(
    wide("/legal-notice"),
    (page) =>
      page
        .locator("footer dl > div")
        .filter({ has: page.locator("dt", { hasText: new RegExp(`^${day}$`) }) })
        .locator("dd")
        .textContent(),
    [`08:0${minute}-12:00`, `8\u00a0h\u00a00${minute} – 12\u00a0h`],
    [`09:0${minute}-17:30`, `9\u00a0h\u00a00${minute} – 17\u00a0h\u00a030`],
  );

const network = (name: string) =>
  attribute(
    wide("/legal-notice"),
    `footer a[aria-label="${name}"]`,
    "href",
    `https://${name.toLowerCase()}.example/estuaire`,
    `https://${name.toLowerCase()}.example/fosse`,
  );

const description = (path: string, ...texts: [string, string]) =>
  attribute(wide(path), 'meta[name="description"]', "content", ...texts);

/** Returns the position of the submenu relative to its entry. */
const submenuEdges: SeenOnPage["look"] = (page) =>
  page.evaluate(() => {
    const submenu = document.querySelector(".submenu");
    const [inner, outer] = [submenu, submenu?.parentElement].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (!inner || !outer) return null;
    return Math.abs(inner.left - outer.left) < 1
      ? "left"
      : Math.abs(inner.right - outer.right) < 1 && "right";
  });

/** Reads which servers the photos of a page come from, each once: every one in sizes, as WebP. */
const pictureOrigins: SeenOnPage["look"] = (page) =>
  page.evaluate(() => {
    const addresses = [...document.querySelectorAll("main img[srcset], main source[srcset]")]
      .flatMap((picture) => (picture.getAttribute("srcset") ?? "").split(", "))
      .map((address) => address.split("/media/"));
    const isSized = addresses.every(([, file]) => /\.webp\?w=\d+&q=75 \d+w$/.test(file ?? ""));
    return isSized && [...new Set(addresses.map(([service]) => service))];
  });

/** Reads the page's data for a measuring tool: its address, and the number of the site. */
const matomo =
  (index: number): SeenOnPage["look"] =>
  (page) =>
    page.evaluate((of) => {
      const settings = document.getElementById("consent-settings")?.textContent;
      return JSON.parse(settings ?? "{}").tools?.matomo?.values[of];
    }, index);

const NOTICE = wide("/legal-notice");
const FARES = wide("/tarifs-courses-vtc");
const LEGAL_LINE = "footer p > span:first-child";

/** Settings that the chauffeur's pages show, with two values each. */
export const ON_CHAUFFEURS_PAGES: Settings = {
  COMPANY_NAME: attribute(NOTICE, 'meta[property="og:site_name"]', "content", "Un quai", "Un port"),
  COMPANY_EMAIL: said(NOTICE, "footer li", "quai@72.example", "port@72.example"),
  COMPANY_PHONE: said(NOTICE, "footer li", "02 61 91 00 10", "02 61 91 00 11"),
  COMPANY_MOBILE: said(NOTICE, "footer li", "06 39 98 00 10", "06 39 98 00 11"),
  COMPANY_FAX: said(NOTICE, "footer li", "02 61 91 00 20", "02 61 91 00 21"),
  COMPANY_ADDRESS: said(NOTICE, "footer address", "1 quai de la Fosse", "2 quai de la Fosse"),
  COMPANY_DESCRIPTION: said(NOTICE, "footer p", "Une voiture à Nantes.", "Une autre à Nantes."),
  HEAD_OFFICE: said(NOTICE, "main", "3 rue du Port, 44000 Nantes", "4 rue du Port, 44000 Nantes"),
  LEGAL_AGENT: said(NOTICE, "main", "Anne Kerdreux", "Solène Kerdreux"),
  SHARE_CAPITAL: said(NOTICE, "main", "6 000 €", "7 000 €"),
  SIRET_NUMBER: said(NOTICE, "main", "732 829 320 00074", "552 100 554 00013"),
  VAT_NUMBER: said(NOTICE, "main", "FR 44 732829320", "FR 96 552100554"),
  INSURER: said(NOTICE, "main", "Mutuelle du quai", "Mutuelle du port"),
  MEDIATOR: said(NOTICE, "main", "Médiation du quai", "Médiation du port"),
  MEDIATOR_URL: said(NOTICE, "main", "https://quai.example", "https://port.example"),
  HOSTING_PROVIDER: said(NOTICE, "main", "Hébergement du quai", "Hébergement du port"),
  LEGAL_COMPANY_NAME: said(NOTICE, LEGAL_LINE, "Estuaire du quai", "Estuaire du port"),
  CORPORATE_FORM: said(NOTICE, LEGAL_LINE, "SARL", "EURL"),
  RCS_NUMBER: said(NOTICE, LEGAL_LINE, "RCS\u00a0Saint-Nazaire", "RCS\u00a0Angers"),
  RM_NUMBER: said(NOTICE, LEGAL_LINE, "RM 1044", "RM 2044"),
  VTC_REGISTER_NUMBER: said(NOTICE, LEGAL_LINE, "VTC EVTC044100001", "VTC EVTC044100002"),
  CONTACT_ADDITIONAL_INFOS: said(
    wide("/contacter-votre-chauffeur-prive"),
    "main p",
    "Le matin, appelez.",
    "Le soir, écrivez.",
  ),
  MONDAY_HOURS: hours("lundi", 1),
  TUESDAY_HOURS: hours("mardi", 2),
  WEDNESDAY_HOURS: hours("mercredi", 3),
  THURSDAY_HOURS: hours("jeudi", 4),
  FRIDAY_HOURS: hours("vendredi", 5),
  SATURDAY_HOURS: hours("samedi", 6),
  SUNDAY_HOURS: hours("dimanche", 7),

  DARK_THEME: at(NOTICE, style("html", "color-scheme"), ["true", "dark"], ["false", "light"]),
  PRIMARY_COLOR: colour(NOTICE, "header nav > a", "color", "#200510", "#102005"),
  ACCENT_COLOR: colour(NOTICE, "header nav > a", "background-color", "#F0C0A0", "#A0C0F0"),
  BACKGROUND_COLOR: colour(NOTICE, "html", "background-color", "#101112", "#202122"),
  FONT_COLOR: colour(NOTICE, "html", "color", "#E1E2E3", "#F1F2F3"),
  HEADING_COLOR: colour(NOTICE, "main h1", "color", "#E4E5E6", "#F4F5F6"),
  HEADER_BACKGROUND_COLOR: colour(NOTICE, "header", "background-color", "#131415", "#232425"),
  HEADER_FONT_COLOR: colour(NOTICE, "header", "color", "#E7E8E9", "#F7F8F9"),
  FOOTER_BACKGROUND_COLOR: colour(NOTICE, "footer", "background-color", "#161718", "#262728"),
  FOOTER_FONT_COLOR: colour(NOTICE, "footer", "color", "#E0D1D2", "#F0D1D2"),
  MENU_BACKGROUND_COLOR: colour(NOTICE, ".submenu", "background-color", "#191A1B", "#292A2B"),
  MENU_FONT_COLOR: colour(NOTICE, ".submenu", "color", "#E0D3D4", "#F0D3D4"),
  ACTIVE_MENU_BACKGROUND_COLOR: colour(
    FARES,
    '.menu-link[aria-current="page"]',
    "background-color",
    "#1C1D1E",
    "#2C2D2E",
  ),
  ACTIVE_MENU_FONT_COLOR: colour(
    FARES,
    '.menu-link[aria-current="page"]',
    "color",
    "#E0D5D6",
    "#F0D5D6",
  ),
  MOBILE_MENU_BACKGROUND_COLOR: colour(
    small("/legal-notice"),
    'nav:has(a[href="/account"])',
    "background-color",
    "#111C1D",
    "#212C2D",
  ),
  MOBILE_MENU_FONT_COLOR: colour(
    small("/legal-notice"),
    'nav:has(a[href="/account"])',
    "color",
    "#E0D7D8",
    "#F0D7D8",
  ),
  TOP_BAR_BACKGROUND_COLOR: colour(
    NOTICE,
    'section:has(a[href="/account"])',
    "background-color",
    "#111E1F",
    "#212E2F",
  ),
  TOP_BAR_FONT_COLOR: colour(
    NOTICE,
    'section:has(a[href="/account"])',
    "color",
    "#E0D9DA",
    "#F0D9DA",
  ),

  LOGO_HEIGHT: pixels(NOTICE, "header img", "height", 50, 70),
  LOGO_WIDTH: pixels(NOTICE, "header img", "width", 200, 260),
  LOGO_MARGIN_TOP: pixels(NOTICE, "header a:has(img)", "margin-top", 5, 15),
  LOGO_MARGIN_BOTTOM: pixels(NOTICE, "header a:has(img)", "margin-bottom", 6, 16),
  LOGO_HEIGHT_FOOTER: pixels(NOTICE, "footer img", "height", 60, 80),
  LOGO_WIDTH_FOOTER: pixels(NOTICE, "footer img", "width", 150, 190),
  LOGO_HEIGHT_MOBILE: pixels(small("/legal-notice"), "header img", "height", 40, 50),
  LOGO_WIDTH_MOBILE: pixels(small("/legal-notice"), "header img", "width", 140, 180),

  MENU_ICON_SIZE: at(
    NOTICE,
    style("header .menu-link svg", "width"),
    ["12", "16px"],
    ["24", "32px"],
  ),
  IS_MENU_FIXED: at(NOTICE, style("header", "position"), ["true", "sticky"], ["false", "relative"]),
  MOBILE_MENU_POSITION: at(
    small("/legal-notice"),
    isThere('header button[aria-haspopup="dialog"]'),
    ["BOTTOM", false],
    ["TOP", true],
  ),
  SUBMENU_WIDTH: pixels(NOTICE, ".submenu", "width", 320, 400),
  SUBMENU_ALIGNMENT: at(NOTICE, submenuEdges, ["LEFT", "left"], ["RIGHT", "right"]),
  SUBMENU_DROPSHADOW: at(
    NOTICE,
    async (page) => /\d+px \d+px [1-9]/.test(String(await style(".submenu", "box-shadow")(page))),
    ["true", true],
    ["false", false],
  ),

  ENABLE_NEWSLETTER: at(NOTICE, isThere("footer form"), ["true", true], ["false", false]),
  ASK_BIRTHDATE_AT_REGISTER: at(
    wide("/auth"),
    isThere('[name="birthdate"]'),
    ["false", false],
    ["true", true],
  ),
  SHOW_PROMOTE_MESSAGE: at(
    wide("/"),
    isThere('dialog:has(button[aria-label="Fermer"]) h2'),
    ["false", false],
    ["true", true],
  ),
  AFTER_BODY_HTML_TO_LOAD: at(
    NOTICE,
    (page) => page.locator("#added").textContent(),
    ['<p id="added">Un mot</p>', "Un mot"],
    ['<p id="added">Un autre</p>', "Un autre"],
  ),
  SCRIPT_TO_LOAD: at(
    NOTICE,
    (page) => page.evaluate(() => document.documentElement.dataset.ran),
    ['document.documentElement.dataset.ran = "once"', "once"],
    ['document.documentElement.dataset.ran = "again"', "again"],
  ),

  FACEBOOK_URL: network("Facebook"),
  INSTAGRAM_URL: network("Instagram"),
  LINKEDIN_URL: network("LinkedIn"),
  TWITTER_URL: network("Twitter"),
  TIKTOK_URL: network("TikTok"),
  YOUTUBE_URL: network("YouTube"),
  TRIPADVISOR_URL: network("Tripadvisor"),
  REVIEWS_URL: said(
    wide("/"),
    'script[type="application/ld+json"]',
    "https://reviews.example/estuaire",
    "https://reviews.example/fosse",
  ),
  IMAGE_SERVICE_URL: at(
    wide("/contacter-votre-chauffeur-prive"),
    pictureOrigins,
    ["https://images.example/estuaire", ["https://images.example/estuaire"]],
    ["https://photos.example", ["https://photos.example"]],
  ),
  MATOMO_URL: at(NOTICE, matomo(0), ["/stats/", "/stats/"], ["/mesure/", "/mesure/"]),
  MATOMO_SITE_ID: at(NOTICE, matomo(1), ["1", "1"], ["2", "2"]),
  GOOGLE_TAG_MANAGER_IDS: tool(NOTICE, "googletagmanager", "GTM-AB12CD3", "GTM-XY98ZW7"),
  GOOGLE_ANALYTICS_ID: tool(NOTICE, "gtag", "G-AB12CD34EF", "G-XY98ZW76VU"),
  GOOGLE_ADS_ID: tool(NOTICE, "googleads", "AW-123456789", "AW-987654321"),
  PLAUSIBLE_DOMAIN: tool(NOTICE, "plausible", "quai.example", "port.example"),
  FACEBOOK_PIXEL_KEY: tool(NOTICE, "facebookpixel", "123456789012345", "543210987654321"),
  CONSENT_DAYS: said(wide("/cookie-policy"), "main", "113", "141"),

  META_DESCRIPTION_HOME: description("/", "L’accueil, une fois.", "L’accueil, deux fois."),
  IS_BLOG_ACTIVATED: at(
    NOTICE,
    isThere('footer a[href="/blog"]'),
    ["false", false],
    ["true", true],
  ),
  SHOW_SEARCHBAR: at(NOTICE, isThere('header a[href="/search"]'), ["false", false], ["true", true]),
  META_DESCRIPTION_AUTH: description(
    "/auth",
    "La connexion, une fois.",
    "La connexion, deux fois.",
  ),
  META_DESCRIPTION_CONTACT: description(
    "/contacter-votre-chauffeur-prive",
    "Le contact, une fois.",
    "Le contact, deux fois.",
  ),
  CREATED_BY_MESSAGE: said(NOTICE, "footer p a", "Fait au quai", "Fait au port"),
  CREATED_BY_BACKLINK: attribute(
    NOTICE,
    'footer p a[rel="noopener"]',
    "href",
    "https://atelier-quai.example",
    "https://atelier-port.example",
  ),
};

/** Settings that those need besides: an active entry with a ground, entries with icons. */
export const CHAUFFEURS_MENU = { MENU_ACTIVE_TYPE: "BACKGROUND", MENU_ICON: "true" } as const;
