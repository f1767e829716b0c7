/** Second half of the terms of sale in English, from withdrawal to the courts (§4, §9). */
export const saleTermsRide = `
<h2>7. The right of withdrawal</h2>
<h3>A right that we grant you</h3>
<p>The law gives no right of withdrawal for passenger transport (article L. 221-2, 9°, of the
French Consumer Code). We grant it all the same, by contract, to every consumer, on the pattern of
articles L. 221-18 and following: you have 14 days from the conclusion of the contract to withdraw
from it, without a reason and without cost. Businesses, associations and public bodies do not have
it.</p>
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
from the contract for the ride (reference, date). Ordered on… Name and address of the consumer…
Date, and signature if this model is sent on paper.</p></blockquote>
<p>It is enough that your request leaves before the end of the 14 days. Not turning up is not
withdrawing.</p>
<h3>What follows</h3>
<p>We return everything that you have paid, deposit included, no later than 14 days after your
request, by the means of payment that you used.</p>
<h3>If the ride takes place before the period ends</h3>
<p>By ordering a ride that starts before the end of the 14 days, you expressly ask us to perform
it without waiting. The right of withdrawal ends when the ride has been fully performed (the rule
of article L. 221-28, 1°). If you withdraw once it has begun, you pay for the part already
provided, in proportion to the whole price (the rule of article L. 221-25).</p>

<h2>8. Changing or cancelling</h2>
<h3>Changing</h3>
<p>You may ask to change the time, the place or the vehicle up to 24 hours before the start. We
accept if we are free, and the price is adjusted, up or down. If the airline cancels your flight,
we move the ride to the next one at no charge.</p>
<h3>If you cancel</h3>
<p>Outside the right of withdrawal, if you cancel after our confirmation, we keep the deposit as
compensation, except in case of force majeure. Whatever you have paid beyond it is returned to
you.</p>
<h3>If we cancel</h3>
<p>If we cancel a final order through no fault of yours, other than by force majeure, we return
everything that you have paid and owe you compensation equal to the deposit.</p>

<h2>9. On the day</h2>
<h3>Your punctuality</h3>
<p>Be at the place agreed at the time agreed, and within reach on the telephone number you gave.
We wait for you up to 1 hour after your flight lands, up to 30 minutes after your train arrives:
this is the lateness that we tolerate, and the waiting is included in the price. With the flight
or train number, we follow its times and the pickup moves with them.</p>
<p>Beyond these limits, or if you are absent or late without word from you, we may end the sale
and keep the deposit.</p>
<h3>Ours</h3>
<p>If we are late for a reason other than force majeure, you may end the contract by any written
means. We then return everything that you have paid within 14 days, without prejudice to your
other rights.</p>
<h3>On board</h3>
<p>Seat belts are compulsory. Child seats are provided at no extra charge: tell us the children’s
ages when you book. Assistance dogs are welcome, other animals on request. There is no smoking or
vaping. The driver may refuse or break off a ride that it would be dangerous to go on with, and
may claim for damage, on proof of its cost.</p>

<h2>10. Force majeure</h2>
<p>Neither party answers for a failure due to force majeure, within the meaning of article 1218 of
the French Civil Code. Whoever is prevented tells the other without delay, and performance is
suspended. If it lasts more than 3 months, either may end the contract in writing; we then return
what was paid for the part not performed.</p>

<h2>11. Liability and insurance</h2>
<p>We answer to you as of right for the proper performance of the ride, unless the failure comes
from you, from a third party to the contract in a way that could be neither foreseen nor overcome,
or from force majeure. Nothing here limits the rights that the law gives to consumers or
compensation for personal injury.</p>
<p>Allow a reasonable margin before a flight, a train or an appointment: we advise you on the time
to leave and, if it should be earlier, we say so.</p>
<p>Our professional liability and the carriage of passengers for hire are insured by {{INSURER}}.
Your luggage travels in your own care, unless you hand it to the driver; anything left behind is
kept and held for you.</p>

<h2>12. After the ride</h2>
<p>A message sends you the invoice and invites you to give your opinion. You are free not to
answer. Invoices are issued electronically; a paper copy is given on request.</p>

<h2>13. Complaints and mediation</h2>
<p>Write first to {{COMPANY_EMAIL}} or to the registered office: we look for a solution with you.
Failing one, a consumer may turn free of charge to the mediator for our business, online or by
post, within one year of their written complaint (articles L. 612-1 and L. 612-2 of the Consumer
Code): {{MEDIATOR}}, <a href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>. Each party remains free to
accept or refuse the solution proposed.</p>

<h2>14. Personal data</h2>
<p>The data of the order serve for the ride, the invoice and our legal duties. The <a
href="/privacy-policy">privacy policy</a> says which, for how long, and how to use your
rights.</p>

<h2>15. Applicable law and courts</h2>
<p>The contract is governed by French law; a consumer who lives in another country keeps the
protection of the mandatory rules of that country. They may bring a claim before the court of the
place where they lived when the contract was concluded or the harm occurred, or before any other
court that the law designates (article R. 631-3 of the Consumer Code). Between professionals,
disputes go to the commercial court of Nantes (<em>tribunal de commerce</em>).</p>
`;
