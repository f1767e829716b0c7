import { legalNoticeSections } from "@/demonstration/legal/en/legal-notice-sections";

/** Legal notice in English: publisher, register and insurance (LCEN, articles 1-1 and 19). */
export const legalNotice = `
<p>This information is given under articles 1-1 and 19 of French Act no. 2004-575 of 21 June 2004
on confidence in the digital economy.</p>

<h2>Publisher of the site</h2>
<table>
<tbody>
<tr><th scope="row">Name</th><td>{{LEGAL_COMPANY_NAME}}</td></tr>
<tr><th scope="row">Form and capital</th><td>{{CORPORATE_FORM}} (single-shareholder company),
share capital {{SHARE_CAPITAL}}</td></tr>
<tr><th scope="row">Registered office</th><td>{{HEAD_OFFICE}}</td></tr>
<tr><th scope="row">Trade register</th><td>{{RCS_NUMBER}}</td></tr>
<tr><th scope="row">SIRET</th><td>{{SIRET_NUMBER}}</td></tr>
<tr><th scope="row">VAT number</th><td>{{VAT_NUMBER}}</td></tr>
<tr><th scope="row">VTC register</th><td>{{VTC_REGISTER_NUMBER}}</td></tr>
<tr><th scope="row">Telephone</th><td>{{COMPANY_PHONE}} or {{COMPANY_MOBILE}}</td></tr>
<tr><th scope="row">E-mail</th><td><a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a></td></tr>
</tbody>
</table>

<h2>Publication director</h2>
<p>{{LEGAL_AGENT}}, president of the company.</p>

<h2>Hosting</h2>
<p>{{HOSTING_PROVIDER}}.</p>

<h2>A regulated business</h2>
<p>{{COMPANY_NAME}} operates private-hire cars with driver (VTC in French). The business is
governed by articles L. 3120-1 and following and L. 3122-1 and following of the French Transport
Code. The company is in the register of operators under number {{VTC_REGISTER_NUMBER}}, and each
driver holds the professional card that the prefecture issues.</p>
<p>Our cars take customers by prior booking only. The driver can show proof of it at any moment of
the ride, as article R. 3120-2 of the same code requires.</p>

<h2>Insurance</h2>
<p>Professional liability and the carriage of passengers for hire are insured by {{INSURER}}.
Cover extends to mainland France and the countries of the European Economic Area.</p>

${legalNoticeSections.property}

<h2>Pictures</h2>
<p>The pictures on this site are computer renderings. They give an idea of the places and of our
cars, and are not exact views of them.</p>

<h2>Accessibility</h2>
<p>The site aims at level AA of WCAG 2.2: it can be used from the keyboard, read with a screen
reader, and keeps enough contrast. If something stops you, tell us at {{COMPANY_EMAIL}} or on
{{COMPANY_PHONE}}: we give you the information or take the booking another way, and put it
right.</p>

${legalNoticeSections.data}

<h2>Reporting content, making a complaint</h2>
<p>Something inaccurate or unlawful, a ride that went badly: write to {{COMPANY_EMAIL}} or to the
registered office. A consumer who is not satisfied may turn to our mediator free of charge, as
articles L. 612-1 and following of the French Consumer Code provide: {{MEDIATOR}}, <a
href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>.</p>

<h2>Applicable law</h2>
<p>The site and this notice are governed by French law. Sales follow the <a
href="/sale-terms">terms of sale</a>, and use of the site the <a href="/use-terms">terms of
use</a>.</p>
`;
