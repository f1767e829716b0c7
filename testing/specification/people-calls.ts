import { and, eq } from "drizzle-orm";
import type { Opened } from "@/lib/contract/auth";
import type { NewsletterLists, NewsletterSubscription } from "@/lib/contract/newsletter";
import type { User } from "@/lib/contract/user";
import { pageTranslations } from "@/platform/db/schema/content";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import { messages, users } from "@/platform/db/schema/people";
import { aRegistration, mailedCode } from "@/testing/logged-in";
import { aPerson } from "@/testing/scene";
import { TEST_PASSWORD } from "@/testing/test-platform";
import type { SpecifiedCall, SpecifiedSite } from "./specified-call";

const NEW_PASSWORD = "une phrase que personne ne devine";

const logIn = (site: SpecifiedSite, email: string, password: string) =>
  site.ask<Opened>("POST /login", { body: { email, password } });

const ACCOUNT: SpecifiedCall[] = [
  {
    area: "Auth",
    call: "POST /register",
    seen: async (site) => {
      const body = aRegistration({ email: "specified@example.org" });
      await site.data("POST /register", { body });
      const code = await mailedCode(site.platform, body.email, "/auth/confirm/");
      await site.data(`POST /register/${code}/confirm`, { body: { password: body.password } });
      const refused = await site.ask("POST /register", { body: { ...body, acceptTerms: false } });
      return [(await logIn(site, body.email, body.password)).status, refused.status];
    },
    is: [200, 422],
  },
  {
    area: "Auth",
    call: "POST /login",
    names: "token, idSite",
    seen: async (site) => {
      const { email } = await aPerson(site.platform);
      const { answer } = await logIn(site, email, TEST_PASSWORD);
      if (!answer.success) return answer.message;
      const headers = { Authorization: answer.data.token };
      const user = await site.data<User>("GET /user", { headers });
      return [answer.data.idSite, user.email === email, (await logIn(site, email, "x")).status];
    },
    is: [901, true, 422],
  },
  {
    area: "Auth",
    call: "PUT /password/reset/ask",
    seen: async (site) => {
      const { email } = await aPerson(site.platform);
      await site.data("PUT /password/reset/ask", { body: { email } });
      await site.data("PUT /password/reset/ask", { body: { email: "nobody@example.org" } });
      await site.platform.runDue();
      return typeof (await mailedCode(site.platform, email, "/password/reset/"));
    },
    is: "string",
  },
  {
    area: "Auth",
    call: "PUT /password/reset",
    seen: async (site) => {
      const { email } = await aPerson(site.platform);
      await site.data("PUT /password/reset/ask", { body: { email } });
      await site.platform.runDue();
      const code = await mailedCode(site.platform, email, "/password/reset/");
      await site.data("PUT /password/reset", { body: { code, password: NEW_PASSWORD } });
      return [
        (await logIn(site, email, TEST_PASSWORD)).status,
        (await logIn(site, email, NEW_PASSWORD)).status,
      ];
    },
    is: [422, 200],
  },
  {
    area: "User",
    call: "PUT /user",
    names: "the user's fields",
    seen: async (site) => {
      const as = await aPerson(site.platform);
      const before = await site.data<User>("GET /user", { as });
      const body = { ...before, firstname: "Anne", birthdate: "1984-03-02" };
      await site.data("PUT /user", { as, body });
      const { firstname, lastname, birthdate, role } = await site.data<User>("GET /user", { as });
      return [firstname, lastname === before.lastname, birthdate, role];
    },
    is: ["Anne", true, "1984-03-02", "MEMBER"],
  },
  {
    area: "User",
    call: "PUT /user/password",
    seen: async (site) => {
      const as = await aPerson(site.platform);
      const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      await site.data("PUT /user/password", { as, body });
      return [
        (await logIn(site, as.email, TEST_PASSWORD)).status,
        (await logIn(site, as.email, NEW_PASSWORD)).status,
      ];
    },
    is: [422, 200],
  },
  {
    area: "User",
    call: "DELETE /user",
    seen: async (site) => {
      const as = await aPerson(site.platform);
      await site.data("DELETE /user", { as, body: { password: TEST_PASSWORD } });
      const isThisMember = and(eq(users.idSite, 901), eq(users.email, as.email));
      return [
        await site.data("GET /user", { as }),
        await site.platform.database.everySite.$count(users, isThisMember),
      ];
    },
    is: [null, 0],
  },
  {
    area: "Contact",
    call: "POST /message",
    seen: async (site) => {
      const body = {
        name: "Marie",
        email: "marie@specified.example",
        message: "Un transfert pour Angers ?",
        acceptPrivacy: true,
      };
      const told = await site.data("POST /message", { body });
      const rows = await site.platform.database.everySite.select().from(messages);
      return [told, rows.filter(({ email }) => email === body.email).map((row) => row.message)];
    },
    is: [{ received: true }, ["Un transfert pour Angers ?"]],
  },
];

const NEWSLETTER: SpecifiedCall[] = [
  {
    area: "Newsletter",
    call: "GET /user/newsletter/lists",
    seen: async (site) =>
      (await site.data<NewsletterLists>("GET /user/newsletter/lists")).lists.map(
        ({ name }) => name,
      ),
    is: ["Days out fr site-901", "Offers fr site-901"],
  },
  {
    area: "Newsletter",
    call: "GET /user/newsletter/subscription",
    seen: async (site) =>
      site.data("GET /user/newsletter/subscription", { as: await aPerson(site.platform) }),
    is: { lists: [] },
  },
  {
    area: "Newsletter",
    call: "PUT /user/newsletter/subscription",
    seen: async (site) => {
      const as = await aPerson(site.platform);
      const path = "/user/newsletter/subscription";
      const { lists } = await site.data<NewsletterLists>("GET /user/newsletter/lists");
      const wanted = lists.map(({ id }) => id).slice(0, 1);
      await site.data(`PUT ${path}`, { as, body: { lists: wanted } });
      const told = await site.data<NewsletterSubscription>(`GET ${path}`, { as });
      return told.lists.length === 1 && told.lists[0] === wanted[0];
    },
    is: true,
  },
  {
    area: "Newsletter",
    call: "POST /newsletter/subscribe",
    seen: async (site) => {
      const email = "reader@specified.example";
      await site.data("POST /newsletter/subscribe", { body: { email, acceptPrivacy: true } });
      const rows = await site.platform.database.everySite.select().from(newsletterSubscribers);
      const [row] = rows.filter((one) => one.email === email);
      const code = await mailedCode(site.platform, email, "/newsletter/");
      return [row?.confirmedAt, code === row?.code];
    },
    is: [null, true],
  },
];

async function layoutOf({ platform }: SpecifiedSite) {
  const rows = await platform.database.everySite
    .select()
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idSite, 901), eq(pageTranslations.code, "fr_FR")));
  const row = rows.find(({ content }) => content.type === "GRAPE");
  return `/admin/page/${row?.idPage}/layout/${row?.id}`;
}

const ADMIN: SpecifiedCall[] = [
  {
    area: "Admin",
    call: "POST /admin/page/{idPage}/layout/{idLayout}/hash/check",
    names: "html",
    seen: async (site) => {
      const path = `POST ${await layoutOf(site)}/hash/check`;
      const check = async (html: string) =>
        (await site.data<{ isCurrent: boolean }>(path, { as: site.admin, body: { html } }))
          .isCurrent;
      const { status } = await site.ask(path, { as: site.member, body: { html: "" } });
      return [await check("<p>Built fr site-901</p>"), await check("<p>Autre</p>"), status];
    },
    is: [true, false, 403],
  },
  {
    area: "Admin",
    call: "PUT /admin/page/{idPage}/layout/{idLayout}/preview",
    names: "multipart",
    seen: async (site) => {
      const form = new FormData();
      form.set("html", "<p>Demain</p>");
      const call = `PUT ${await layoutOf(site)}/preview`;
      const { path } = await site.data<{ path: string }>(call, { as: site.admin, body: form });
      const code = path.split("/").at(-1);
      const { html } = await site.data<{ html: string }>(`GET /page/preview/${code}`);
      return [html, (await site.ask(call, { as: site.member, body: form })).status];
    },
    is: ["<p>Demain</p>", 403],
  },
];

/** Calls of members, of those who write to the company, and of its staff. */
export const PEOPLE_CALLS: SpecifiedCall[] = [...ACCOUNT, ...NEWSLETTER, ...ADMIN];
