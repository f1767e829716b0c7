/** Request that an attacker makes without end; `{n}` in the path is another number each time. */
export interface Attack {
  name: string;
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** True for a network per request: an attacker who has many looks like many visitors. */
  isSpread?: boolean;
}

const JSON_BODY = { "content-type": "application/json", userLang: "fr_FR" };

/**
 * Lists the most costly addresses of the site, each of another kind.
 * @param link opens an existing booking
 */
export function attacks(quote: object, link: { reference: string; key: string }): Attack[] {
  const ofBooking = `${link.reference}?key=${encodeURIComponent(link.key)}&n={n}`;
  return [
    { name: "a page that is kept", method: "GET", path: "/" },
    { name: "pages with other queries", method: "GET", path: "/?from={n}" },
    { name: "paths that lead nowhere", method: "GET", path: "/nowhere-{n}" },
    {
      name: "what Next asks for of a page",
      method: "GET",
      path: "/?_rsc={n}",
      headers: { rsc: "1" },
    },
    { name: "a private page", method: "GET", path: "/booking/EST-AAAAAA?key={n}" },
    { name: "a booking’s page", method: "GET", path: `/booking/${ofBooking}` },
    { name: "a booking’s call", method: "GET", path: `/api/booking/${ofBooking}` },
    { name: "spread pages", method: "GET", path: `/booking/${ofBooking}`, isSpread: true },
    { name: "spread calls", method: "GET", path: `/api/booking/${ofBooking}`, isSpread: true },
    { name: "the login page", method: "GET", path: "/auth?return={n}" },
    { name: "the panel", method: "GET", path: "/admin?day={n}" },
    {
      name: "pictures of other sizes",
      method: "GET",
      path: "/_next/image?url=%2Fmedia%2F{n}.webp&w=3840&q=75",
    },
    { name: "the API's document", method: "GET", path: "/api/openapi.json" },
    { name: "the calendar of rides", method: "GET", path: "/api/calendar/1/date/allowed/12/2027" },
    {
      name: "quotes",
      method: "POST",
      path: "/api/booking/quote",
      headers: JSON_BODY,
      body: JSON.stringify(quote),
    },
    {
      name: "wrong passwords",
      method: "POST",
      path: "/api/login",
      headers: JSON_BODY,
      body: JSON.stringify({ email: "super@72.example", password: "not the password" }),
    },
    {
      name: "bodies of a megabyte",
      method: "POST",
      path: "/api/message",
      headers: JSON_BODY,
      body: JSON.stringify({ message: "x".repeat(1_000_000) }),
    },
  ];
}
