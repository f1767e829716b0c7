import { useTermsSections } from "@/demonstration/legal/en/use-terms-sections";

/** Terms of use in English: the site and a member’s space. */
export const useTerms = `
<p>These terms govern the use of the site of {{COMPANY_NAME}} and of the members’ space. They have
been in force since 1 November 2026. Sales themselves follow the <a href="/sale-terms">terms of
sale</a>.</p>

<h2>1. Accepting these terms</h2>
<p>To consult the site is to agree to use it by these rules. To become a member you must accept
them expressly, by ticking the box: “I acknowledge having read and understood the terms and I
accept them”.</p>

<h2>2. What the site lets you do</h2>
<p>The site is free of charge, apart from the cost of your connection. It is open to two kinds of
user.</p>
<ul>
<li>Visitors consult the wines, the information and the news, fill a cart, order and write to
us.</li>
<li>Members, once registered, find their orders and invoices, manage their details and password,
and choose whether to receive the newsletter.</li>
</ul>

<h2>3. Registering</h2>
<p>Registration asks for your civil status and contact details. They must be accurate and kept up
to date. Your identifier is your e-mail address, and you choose your password yourself; we never
send it. Your space opens when you follow the link in our e-mail and give that password.
Registering and ordering are both for people of legal age: the date of birth is asked for.</p>

${useTermsSections.password}

<h2>5. Leaving the members’ space</h2>
<p>You may unsubscribe from the newsletter or delete your space at any time, from the space itself
or by e-mail to {{COMPANY_EMAIL}}. A deletion asked for by e-mail is done within 10 working days.
Orders already placed remain due, and invoices are kept for as long as the law requires.</p>
<p>We may suspend a space that is used in breach of these terms. Unless it is urgent, we first
tell you why and let you answer.</p>

<h2>6. Using the site fairly</h2>
<p>It is forbidden:</p>
<ul>
<li>to give a false identity, or to order in someone’s name without their consent;</li>
<li>to disturb the site, to get round its protections or to extract its content in bulk;</li>
<li>to send through it anything unlawful, insulting or promotional.</li>
</ul>

${useTermsSections.property}

<h2>8. Availability and liability</h2>
<p>We keep the site open at all times, without being able to guarantee that it never stops:
maintenance, a breakdown or a fault of the network may interrupt it. The telephone, for its part,
is answered during opening hours: {{COMPANY_PHONE}}. We take care that the information is
accurate; when an error is reported, we correct it. We do not answer for the content of the sites
that we lead to. Nothing here sets aside the liability that the law lays on us.</p>

${useTermsSections.closing}
`;
