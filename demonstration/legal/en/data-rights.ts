/**
 * Part of every site's privacy policy in English: where data may go, how they are kept safe, and
 * the rights of the people concerned (GDPR, articles 15 to 22).
 */
export const dataRights = `<h2>5. Outside the European Union</h2>
<p>Your data are hosted in France. If you accept a measurement or advertising tool supplied by a
company established elsewhere, or write to us through a messaging service of that kind, some may
leave it; these transfers rest on an adequacy decision or on the European Commission’s standard
clauses.</p>

<h2>6. How we protect them</h2>
<p>Traffic with the site is encrypted. Passwords are kept only in a form from which they cannot be
recovered. Access is limited to those who need it. Should a breach put you at high risk, we would
tell you without delay, and the CNIL too.</p>

<h2>7. Your rights</h2>
<p>Articles 15 to 22 of the GDPR give you the right:</p>
<ul>
<li>to know which data we hold about you, and to receive a copy;</li>
<li>to have them corrected or erased;</li>
<li>to have their use restricted, or to object to it, without condition where it is
marketing;</li>
<li>to receive those that you have provided in a reusable format;</li>
<li>to withdraw your consent at any time, with no effect on what came before;</li>
<li>to say what will become of them after your death (article 85 of Act no. 78-17).</li>
</ul>
<p>Write to {{COMPANY_EMAIL}} or to the registered office. We answer within 30 days. Proof of
identity is asked for only where there is serious doubt.</p>

<h2>8. Deleting your space</h2>
<p>You do it yourself from the members’ space, or ask us by e-mail: the deletion is done within 10
working days.</p>

<h2>9. Cookies</h2>
<p>{{COOKIES_IN_SHORT}} The details are in the <a
href="/cookie-policy">cookie policy</a>.</p>

<h2>10. Turning to the CNIL</h2>
<p>If our answer does not satisfy you, you may lodge a complaint with the Commission nationale de
l’informatique et des libertés, the French data protection authority, 3 place de Fontenoy, TSA
80715, 75334 Paris Cedex 07, <a href="https://www.cnil.fr/en">cnil.fr</a>.</p>

<h2>11. Changes</h2>
<p>If this policy changes, the date at the top changes with it. A change that touches you closely
is announced to you by e-mail.</p>`;
