/** First half of the terms of sale of wine at a distance in English, up to payment. */
export const saleTermsOrder = `
<p>These terms say what {{COMPANY_NAME}} and its customers undertake, from the order to the open
bottle. They have been in force since 1 November 2026. “We” means the estate; “you”, the person
who orders.</p>

<h2>1. Who we are</h2>
<p>{{LEGAL_COMPANY_NAME}}, a French {{CORPORATE_FORM}} (farming company with limited liability)
with a share capital of {{SHARE_CAPITAL}}, registered office: {{HEAD_OFFICE}}, {{RCS_NUMBER}},
SIRET {{SIRET_NUMBER}}, VAT {{VAT_NUMBER}}, represented by its manager, {{LEGAL_AGENT}}.
Telephone: {{COMPANY_PHONE}} or {{COMPANY_MOBILE}}; e-mail: <a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>.</p>
<p>We sell the wines of our own vines, and a few things that go with them.</p>

<h2>2. When these terms apply</h2>
<p>They apply to every order placed on this site, by telephone or in writing, in the version in
force on the day of the order. You accept them by ticking the box provided before you order; by
telephone, we send them with our confirmation.</p>
<p>A consumer is someone who orders for purposes outside their professional activity. Businesses,
associations and public bodies are treated here as professionals. Whatever is for consumers only,
or for professionals only, is marked as such. The French version is authoritative; the English one
is its translation.</p>

<h2>3. No sale to minors</h2>
<p>Selling alcohol to minors is forbidden (article L. 3342-1 of the French Public Health Code). By
ordering you declare that you are at least 18 years old, and your date of birth is asked for.
Whoever hands over the parcel may require proof of identity, and leaves it neither with a minor
nor on a doorstep.</p>
<p>Alcohol abuse is dangerous for your health; drink in moderation.</p>

<h2>4. Our products</h2>
<p>Each sheet gives the appellation, the vintage, the grape varieties, the strength, the volume
and the allergens: our wines contain sulphites. Photographs and drawings show the bottle without
binding us as to its label, which may change from one bottling to the next.</p>
<p>A vintage that is sold out is replaced by another only if you agree. A deposit may form in
time: it is natural and does the wine no harm.</p>
<p>The stock shown is that of the cellar. Should it fall short all the same, we tell you and
return what you have paid for the missing bottle.</p>

<h2>5. The price</h2>
<p>Prices are in euros and include VAT: 20% for wine and objects, 5.5% for what is eaten. The
price per litre is shown beside it. Carriage is added; it depends on the country, the weight and
the number of bottles, and is shown to you before you pay.</p>
<p>Carriage is free from {{FREE_SHIPPING_BOTTLE}} bottles, or from €{{FREE_SHIPPING_PRICE}} of
purchases. A bottle under 75 cl counts as half of one.</p>
<h3>Outside mainland France</h3>
<p>For Belgium, Luxembourg and Germany, the excise duty of the country of arrival is included, and
VAT is that of France, as long as our distance sales stay under the European threshold of €10,000
a year. For the French overseas departments, dock dues and taxes levied on arrival are borne by
the recipient. We deliver to no other country.</p>
<h3>Discount codes</h3>
<p>A code applies within its dates, its minimum purchase and the number of its uses. There is only
one to an order, and it cannot be turned into money.</p>

<h2>6. The order</h2>
<h3>How many bottles</h3>
<p>Bottles are sent by multiples of {{BOTTLE_MULTIPLE}}, which is what a package holds: at least
{{MINIMUM_EXPEDITION_BOTTLE}}, at most {{MAXIMUM_EXPEDITION_BOTTLE}} to an order. Collected at the
estate, a single one will do.</p>
<h3>Step by step</h3>
<ol>
<li>You fill your cart; the price and availability of each line are shown.</li>
<li>You choose delivery to your door, a parcel shop or collection at the estate, and see what it
costs.</li>
<li>You give your identity, your contact details and your delivery and billing addresses.</li>
<li>You read it all again, correct it, accept these terms and confirm with the button “Place order
with obligation to pay”.</li>
<li>We acknowledge the order by e-mail. The sale is concluded once we have received your
payment.</li>
</ol>
<p>We keep the order and these terms, and send them to you by e-mail in a form that you can
keep.</p>
<h3>When an order does not go through</h3>
<p>The bottles are kept for you while you pay. If your card is refused, the order is cancelled and
they go back on sale. We may refuse an abnormal order, or one placed by a customer with whom a
payment dispute is open; we then return what was paid.</p>

<h2>7. Payment</h2>
<ul>
<li>A bank card, of which you must be the holder: it is debited with the order. Card numbers are
entered with our payment provider and do not pass through us.</li>
<li>A bank transfer, which takes about 10 working days to process: the parcel leaves when it has
arrived. After 15 working days, the order is cancelled.</li>
</ul>
<h3>Late payment</h3>
<p>Between professionals, a sum unpaid when due bears penalties at three times the legal interest
rate and a flat sum of €40 for recovery costs (articles L. 441-10 and D. 441-5 of the French
Commercial Code). No discount is given for early payment. The wines remain ours until they are
paid for in full.</p>
`;
