/**
 * Writes the accessibility statement in English: how far everybody can use the site, its faults,
 * and where to turn (RGAA 4.1).
 * @param done the visitor's tasks, as “book and pay”
 * @param ownFaults faults of this site alone, as items of a list
 */
export const accessibilityOf = (done: string, ownFaults = "") => `
<h2>What we aim for</h2>
<p>Everybody should be able to read this website, ${done}, by keyboard, with a screen reader, with
larger text or on a small phone. To that end we follow the French accessibility guidelines (RGAA 4.1)
and the rules of WCAG 2.2, at level AA.</p>

<h2>Where we stand</h2>
<p>A micro-enterprise does not have to make this statement: we make it all the same. No third party
has audited this website yet, so that by those guidelines it cannot be called compliant. With each new
version, this is what is checked on all its pages:</p>
<ul>
<li>the contrast of texts and buttons;</li>
<li>the name of each button, field and picture, as it is read aloud;</li>
<li>whatever can be used, by keyboard alone;</li>
<li>errors, told at their field, with nothing lost of what was typed;</li>
<li>reading on a screen 320 pixels wide;</li>
<li>no motion for those who have asked their device for none.</li>
</ul>

<h2>What does not work yet</h2>
<ul>
<li>PDF documents have no tags: a screen reader reads them line by line. The page of each document
says the same, and we send you its content by e-mail if you ask.</li>
<li>Videos have neither captions nor a description. Nothing is told by them alone.</li>
<li>Card numbers are typed into fields of the institution that takes the payment, which are not
ours.</li>
${ownFaults}</ul>

<h2>If something stops you</h2>
<p>Write to <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> or call {{COMPANY_PHONE}}. We
answer within 2 working days, and do with you, on the telephone, what the website does not let you
do.</p>

<h2>If our answer is not enough</h2>
<p>You may turn to the <a href="https://formulaire.defenseurdesdroits.fr">Defender of Rights</a>, the
French ombudsman, or write without a stamp to: Défenseur des droits, Libre réponse 71120, 75342 Paris
CEDEX 07.</p>
<p>Statement made on 28 November 2026.</p>
`;
