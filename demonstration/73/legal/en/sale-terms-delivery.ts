/** Second half of the terms of sale in English, from delivery to the courts. */
export const saleTermsDelivery = `
<h2>8. Delivery</h2>
<h3>Where and when</h3>
<p>We deliver to mainland France, Belgium, Luxembourg, Germany and the French overseas
departments. The time each carrier takes is shown before you pay; unless otherwise stated it is
never more than 30 days (article L. 216-1 of the French Consumer Code). We send nothing on the eve
of a public holiday, nor when it is over 30 °C in the shade: wine does not like to wait in a
lorry.</p>
<p>Collection at the estate or at the Nantes depot is free, on the days and at the times offered
in the cart. We keep the order for 30 days.</p>
<h3>If the parcel is late</h3>
<p>You may ask us to deliver within a reasonable further period and then, if it is not kept, end
the contract in writing (article L. 216-6). We then return everything that you have paid within 14
days (article L. 216-7).</p>
<h3>If you are out</h3>
<p>The carrier leaves a notice and comes again, or takes the parcel to a parcel shop that keeps it
for 10 days. A parcel that comes back to us uncollected is sent again at your expense, or refunded
without its carriage.</p>
<h3>Breakage and reservations</h3>
<p>Risk passes to you when you take physical possession of the bottles (article L. 216-2):
breakage on the way is ours. Open the parcel in front of the carrier if you can, and write what is
missing or broken, bottle by bottle, on the delivery note. “Subject to unpacking” is not
enough.</p>
<p>Tell us within 3 days, with a photograph: that is the time we have to turn to the carrier
(article L. 133-3 of the French Commercial Code). It is 10 days if you could not check the parcel
when it was handed over (article L. 224-65 of the Consumer Code). Telling us helps; forgetting to
costs you none of your rights as a consumer. We send the bottle again or refund it, as you
choose.</p>

<h2>9. The right of withdrawal</h2>
<h3>Fourteen days</h3>
<p>A consumer has 14 days from receiving the bottles, or the last of them, to withdraw without
giving a reason (article L. 221-18 of the Consumer Code). Businesses, associations and public
bodies do not have this right.</p>
<h3>How to use it</h3>
<ul>
<li>Online, with the function “Withdraw from the contract here”: it can be reached throughout the
period from the link in your confirmation. Since 19 June 2026, every contract concluded online
with a right of withdrawal must offer it (articles L. 221-21 and D. 221-5 of the Consumer Code).
You confirm, and at once receive a dated acknowledgement.</li>
<li>By e-mail to {{COMPANY_EMAIL}} or by post to the registered office, in any form or with the
model that follows.</li>
</ul>
<blockquote><p>To {{LEGAL_COMPANY_NAME}}, {{HEAD_OFFICE}}: I hereby give notice that I withdraw
from the contract for the sale of the following goods (reference of the order, goods). Ordered on…
Received on… Name and address of the consumer… Date, and signature if this model is sent on
paper.</p></blockquote>
<h3>The return</h3>
<p>You send the bottles back within 14 days of your request, to the registered office, in
packaging made for glass. The return is at your expense (article L. 221-23); you may also bring
them to the estate. You answer only for a loss of value that comes from handling beyond what it
takes to know the product: an opened bottle can no longer be sold, and its value is withheld.</p>
<h3>The refund</h3>
<p>We return everything that you have paid, delivery at the standard rate included, within 14 days
of your request, by the means of payment that you used. We may wait until we have received the
bottles, or proof that they were sent (article L. 221-24).</p>
<h3>What it does not cover</h3>
<p>Wine sold en primeur, whose delivery is put off beyond 30 days and whose value depends on the
market, does not give this right (article L. 221-28, 7°). We sell none today.</p>

<h2>10. Guarantees</h2>
<h3>Conformity</h3>
<p>A consumer has 2 years from delivery to invoke the legal guarantee of conformity if a defect
appears (articles L. 217-3 and following of the Consumer Code). During that time they need only
establish the defect, not when it appeared. They are entitled to repair or replacement within 30
days of asking, at no cost; failing that, to a lower price or to a refund.</p>
<h3>Hidden defects</h3>
<p>A consumer also has the guarantee against hidden defects (articles 1641 to 1649 of the French
Civil Code) for 2 years from discovering the defect: a lower price if the bottle is kept, a full
refund if it is returned.</p>
<h3>Corked bottles</h3>
<p>A corked bottle is replaced by the same one, or refunded if there is none left, within 24
months of delivery. Keep the cork and two thirds of the wine, or send us a photograph: we believe
you.</p>

<h2>11. Keeping the wine</h2>
<p>How long a wine keeps is advice. It assumes a cool, dark and steady cellar; we do not answer
for a wine kept in a kitchen or the boot of a car.</p>

<h2>12. Force majeure</h2>
<p>Neither party answers for a failure due to force majeure, within the meaning of article 1218 of
the French Civil Code. Whoever is prevented tells the other without delay. If it lasts more than 3
months, either may end the contract in writing; we then return what was paid.</p>

<h2>13. After delivery</h2>
<p>Some {{ORDER_REVIEW_DELAY}} days later, a message invites you to give your opinion. You are
free not to answer. Invoices are issued electronically; a paper copy is given on request.</p>

<h2>14. Complaints and mediation</h2>
<p>Write first to {{COMPANY_EMAIL}} or to the registered office: we look for a solution with you.
Failing one, a consumer may turn free of charge to the mediator for our business, online or by
post, within one year of their written complaint (articles L. 612-1 and L. 612-2 of the Consumer
Code): {{MEDIATOR}}, <a href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>. Each party remains free to
accept or refuse the solution proposed.</p>

<h2>15. Personal data</h2>
<p>The data of the order serve to prepare, deliver and invoice it, and for our legal duties. The
<a href="/privacy-policy">privacy policy</a> says which, for how long, and how to use your
rights.</p>

<h2>16. Applicable law and courts</h2>
<p>The contract is governed by French law; a consumer who lives in another country keeps the
protection of the mandatory rules of that country. They may bring a claim before the court of the
place where they lived when the contract was concluded or the harm occurred, or before any other
court that the law designates (article R. 631-3 of the Consumer Code). Between professionals,
disputes go to the courts of Nantes.</p>
`;
