import { dataRights } from "@/demonstration/legal/en/data-rights";

/** Privacy policy in English: the data of visitors, customers, members (GDPR, article 13). */
export const privacyPolicy = `
<p>To send you wine, we need to know who you are, where to deliver and that you are of age. We ask
for that and no more, we sell no data, and we say here what becomes of them, under Regulation (EU)
2016/679 (GDPR) and French Act no. 78-17 of 6 January 1978. This policy has been in force since 1
November 2026.</p>

<h2>1. Who is responsible for your data</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}, represented by {{LEGAL_AGENT}}. For any question: <a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> or {{COMPANY_PHONE}}. An estate of this size
need not appoint a data protection officer; its manager answers you.</p>

<h2>2. Which data, and why</h2>
<p>Here, for each occasion, are the data concerned, what they serve for and the legal basis of
their processing within the meaning of article 6 of the GDPR.</p>
<ul>
<li><strong>You fill a cart.</strong> Products, postcode and country, to tell you the price and
the carriage; your identity is not asked. Basis: steps taken at your request before the
contract.</li>
<li><strong>You order.</strong> Name, e-mail, telephone, addresses, date of birth, message,
company where relevant, to prepare and deliver the parcel, reach you and sell no alcohol to a
minor. Basis: the contract and the law.</li>
<li><strong>You pay.</strong> Amount, date, means of payment, billing address, to collect, invoice
and keep accounts. Basis: the contract and the law.</li>
<li><strong>You book a visit.</strong> Name, e-mail, telephone, day and number of people, to
receive you. Basis: steps taken at your request.</li>
<li><strong>You register for an event.</strong> Name, e-mail, telephone if you give it, number of
people, to keep your place and let you know. Basis: steps taken at your request.</li>
<li><strong>You write to us.</strong> Name, e-mail, telephone if you give it, message, to answer
you. Basis: our legitimate interest.</li>
<li><strong>You create a members’ space.</strong> Civil status, date of birth, contact details,
hash of the password, to open and protect your space. Basis: the contract.</li>
<li><strong>You subscribe to the newsletter.</strong> E-mail, to send it to you. Basis: your
consent.</li>
<li><strong>You wait for a wine that is sold out.</strong> E-mail, to write to you once, when it is
back. Basis: steps taken at your request.</li>
<li><strong>The parcel is delivered.</strong> E-mail, reference of the order, review, to ask for
your opinion. Basis: the contract and our legitimate interest.</li>
</ul>
<p>Optional fields are marked. Without the others we cannot deliver. We take no decision by
automated processing alone: the price is that of the sheet, never that of your profile.</p>
<p>Card numbers are entered with the payment provider and do not reach us. If you come from a link
that we have published, we count its visits without knowing who you are.</p>

<h2>3. How long we keep them</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Account, orders, correspondence</td><td>3 years after your last activity</td></tr>
<tr><td>Invoices and accounting records</td><td>10 years (article L. 123-22 of the French
Commercial Code)</td></tr>
<tr><td>Abandoned cart</td><td>90 days</td></tr>
<tr><td>Login session</td><td>1 day</td></tr>
<tr><td>Registration for an event</td><td>30 days after it, or until it is cancelled</td></tr>
<tr><td>Subscription to the newsletter</td><td>Until you unsubscribe</td></tr>
<tr><td>Waiting for a wine that is sold out</td><td>Until it is back, 6 months at most</td></tr>
</tbody>
</table>
<p>After 3 years without activity, the account and what belongs to it are deleted or made
anonymous, save what the law requires us to keep.
A month before we delete an account, we tell its owner by e-mail.</p>

<h2>4. Who has access</h2>
<ul>
<li>Whoever prepares your order, and the carrier, for what is needed to deliver it.</li>
<li>Our providers of hosting, mail, text messages and payment, bound by contract and acting on our
instructions only. The site is hosted by {{HOSTING_PROVIDER}}.</li>
<li>Customs, which supervise the movement of wine, the tax authorities and the courts, where the
law so provides.</li>
</ul>
<p>No one else. Your data are neither sold, nor rented, nor exchanged.</p>

${dataRights}
`;
