/** First half of the terms of sale in English, up to payment (§4, §5, §9). */
export const saleTermsOrder = `
<p>These terms say what {{COMPANY_NAME}} and its customers undertake, from booking to invoice.
They have been in force since 1 November 2026. “We” means the company; “you”, the person who
orders.</p>

<h2>1. Who we are</h2>
<p>{{LEGAL_COMPANY_NAME}}, a French {{CORPORATE_FORM}} (single-shareholder company) with a share
capital of {{SHARE_CAPITAL}}, registered office: {{HEAD_OFFICE}}, {{RCS_NUMBER}}, SIRET
{{SIRET_NUMBER}}, VAT {{VAT_NUMBER}}, represented by its president, {{LEGAL_AGENT}}. Telephone:
{{COMPANY_PHONE}} or {{COMPANY_MOBILE}}, day and night; e-mail: <a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>.</p>
<p>We operate private-hire cars with driver (VTC in French), under number {{VTC_REGISTER_NUMBER}}
of the register that the French Transport Code provides for. Our business is governed by articles
L. 3120-1 and following and L. 3122-1 and following of that code.</p>

<h2>2. When these terms apply</h2>
<p>They apply to every ride and every hire ordered on this site, by telephone or in writing, in
the version in force on the day of the order. You accept them by ticking the box provided before
you order; by telephone, we send them with our confirmation, and payment of the deposit is
acceptance.</p>
<p>A consumer is someone who orders for purposes outside their professional activity. Businesses,
associations and public bodies are treated here as professionals. Whatever is for consumers only,
or for professionals only, is marked as such. The French version is authoritative; the English one
is its translation.</p>

<h2>3. Our services</h2>
<ul>
<li>Transfers: from one place to another, in particular to airports and stations, with or without
stops.</li>
<li>Hire with driver: a car and its driver, by the hour, for an event, a round of meetings or a
day’s visiting.</li>
<li>VIP transport and touring, which take one of these two forms.</li>
</ul>
<p>Pickup is in France. It must be booked: our drivers take no one from the street and can show,
for each ride, the proof of prior booking that article R. 3120-2 of the Transport Code requires.
The number of passengers and bags is that of the order, within the places of the vehicle
chosen.</p>

<h2>4. The price</h2>
<h3>How it is worked out</h3>
<ul>
<li>Under 20 km: a flat rate per vehicle.</li>
<li>From 20 km: the distance, at the vehicle’s rate per kilometre.</li>
<li>Hire with driver: the number of hours, at the vehicle’s hourly rate, with a minimum of hours
and a number of kilometres included.</li>
<li>At night, on Sundays and on public holidays: a supplement, shown separately.</li>
</ul>
<p>Fares, supplements and their hours are on the <a href="/tarifs-courses-vtc">Fares page</a>. The
price is shown to you line by line before any personal information is asked.</p>
<h3>What it includes</h3>
<p>The price confirmed is the whole price. It is in euros, the only currency accepted, and
includes VAT ({{VAT_RATE_TRANSFER}}% for a transfer, {{VAT_RATE_HIRE}}% for hire with driver), the
driver, the fuel and the tolls of the planned route. Traffic does not change it. Only what you ask
for on top during the ride is added: a stop, a detour, waiting or an extra hour, at the published
fares.</p>
<h3>Quotes</h3>
<p>For an event, a series of rides or an unusual journey we give a free quote. It is valid for 30
days.</p>

<h2>5. The order</h2>
<h3>Step by step</h3>
<ol>
<li>You give the places of departure and arrival, any stops, the dates and times, the number of
passengers and bags, and choose a vehicle with its price before you. Or you accept our quote.</li>
<li>You give your identity, your contact details and, where relevant, the billing address and the
flight or train number. This information must be accurate: the driver has no other way to find
you.</li>
<li>You read it all again, accept these terms and confirm with the button “Place order with
obligation to pay”.</li>
<li>We acknowledge the order, check the ride, then confirm it by e-mail or text message.</li>
<li>The order is final once we have received the deposit.</li>
</ol>
<p>You must be of legal age. We keep the order and these terms, and send them to you by e-mail in
a form that you can keep.</p>
<h3>How long the vehicle is kept for you</h3>
<p>When you order, the vehicle is kept for you for 15 minutes, so that you can pay, and for as long as
the payment is open with our payment provider. After that, your order waits for the deposit for 48
hours at the agreed price, but the vehicle is not kept: it is taken again when you pay, if it is
still free at that time. If it is not, we tell you so and nothing is charged. An order that we have
confirmed keeps its vehicle. One person, or one internet connection, cannot keep more than three
vehicles at once without having paid.</p>
<h3>When an order does not go through</h3>
<p>If your card is refused, the order is cancelled automatically. If the deposit has not reached
us within 15 working days, we may cancel it. We may also block or cancel an order that is unpaid,
placed with a false address or placed by a customer with whom a payment dispute is open; we then
return what you have paid.</p>
<p>If the service is not available, we tell you by e-mail or text message and return what you have
paid.</p>
<h3>Identity check</h3>
<p>Above €1,000 including VAT we ask for a copy of an identity document; proof of address may be
asked for as well. The order is validated once the check is done, and the copy is then
destroyed.</p>

<h2>6. Deposit and payment</h2>
<h3>The deposit</h3>
<table>
<thead><tr><th scope="col">Amount of the order, including VAT</th><th
scope="col">Deposit</th></tr></thead>
<tbody>
<tr><td>Under €300</td><td>€20</td></tr>
<tr><td>From €300</td><td>30% of the price</td></tr>
</tbody>
</table>
<p>This sum is an <em>acompte</em> and not <em>arrhes</em>, as article L. 214-1 of the French
Consumer Code allows the parties to agree: it binds both parties, and neither is released by
giving it up or by returning it twofold. It counts towards the price. Once paid for more than 3
months, it bears interest at the legal rate as article L. 214-2 provides.</p>
<h3>The balance</h3>
<p>It is due on the day of the ride at the latest, before you leave the car. If the start is less
than 48 hours away, we may ask for full payment with the order.</p>
<h3>Means of payment</h3>
<ul>
<li>A bank card, of which you must be the holder, on this site or through a payment link. The link
is valid for 48 hours; after that, ask us for another.</li>
<li>A bank transfer, which takes about 10 working days to process: it does not suit a departure
that is near.</li>
<li>Cash, up to €1,500 and only as far as the law permits. Anyone who is resident in France for
tax, or acts for their professional activity, may not pay more than €1,000 in cash (articles
L. 112-6 and D. 112-3 of the French Monetary and Financial Code).</li>
</ul>
<p>Card numbers are entered with our payment provider and do not pass through us.</p>
<h3>Late payment</h3>
<p>A sum unpaid when due bears penalties at three times the legal interest rate: as of right
against a professional, after formal notice against a consumer. A professional also owes a flat
sum of €40 for recovery costs (articles L. 441-10 and D. 441-5 of the French Commercial Code). No
discount is given for early payment. For a public buyer, the rules of public procurement
prevail.</p>
`;
