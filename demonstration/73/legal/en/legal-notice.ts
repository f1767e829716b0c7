import { legalNoticeSections } from "@/demonstration/legal/en/legal-notice-sections";

/** Legal notice in English: publisher, register and insurance (LCEN, articles 1-1 and 19). */
export const legalNotice = `
<p>This information is given under articles 1-1 and 19 of French Act no. 2004-575 of 21 June 2004
on confidence in the digital economy.</p>

<h2>Publisher of the site</h2>
<table>
<tbody>
<tr><th scope="row">Name</th><td>{{LEGAL_COMPANY_NAME}}</td></tr>
<tr><th scope="row">Form and capital</th><td>{{CORPORATE_FORM}} (farming company with limited
liability), share capital {{SHARE_CAPITAL}}</td></tr>
<tr><th scope="row">Registered office</th><td>{{HEAD_OFFICE}}</td></tr>
<tr><th scope="row">Trade register</th><td>{{RCS_NUMBER}}</td></tr>
<tr><th scope="row">SIRET</th><td>{{SIRET_NUMBER}}</td></tr>
<tr><th scope="row">VAT number</th><td>{{VAT_NUMBER}}</td></tr>
<tr><th scope="row">Telephone</th><td>{{COMPANY_PHONE}} or {{COMPANY_MOBILE}}</td></tr>
<tr><th scope="row">E-mail</th><td><a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a></td></tr>
</tbody>
</table>

<h2>Publication director</h2>
<p>{{LEGAL_AGENT}}, manager of the estate.</p>

<h2>Hosting</h2>
<p>{{HOSTING_PROVIDER}}.</p>

<h2>The sale of alcohol</h2>
<p>{{COMPANY_NAME}} grows, makes and sells its own wines. Selling alcohol to minors is forbidden
(article L. 3342-1 of the French Public Health Code): the date of birth is asked for with the
order, and proof of identity may be when the parcel is handed over.</p>
<p>Alcohol abuse is dangerous for your health; drink in moderation. Do not drive after drinking; a
breathalyser lets you make sure.</p>

<h2>Insurance</h2>
<p>Professional liability, that for goods delivered included, is insured by {{INSURER}}. Cover
extends to France and the countries of the European Economic Area.</p>

${legalNoticeSections.property}

<h2>Pictures</h2>
<p>The pictures on this site are computer renderings. They give an idea of the bottles and of the
places, and are not exact views of them.</p>

<h2>Accessibility</h2>
<p>The site aims at level AA of WCAG 2.2: it can be used from the keyboard, read with a screen
reader, and keeps enough contrast. If something stops you, tell us at {{COMPANY_EMAIL}} or on
{{COMPANY_PHONE}}: we give you the information or take the order another way, and put it
right.</p>

${legalNoticeSections.data}

<h2>Reporting content, making a complaint</h2>
<p>Something inaccurate or unlawful, an order that went badly: write to {{COMPANY_EMAIL}} or to
the registered office. A consumer who is not satisfied may turn to our mediator free of charge, as
articles L. 612-1 and following of the French Consumer Code provide: {{MEDIATOR}}, <a
href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>.</p>

<h2>Applicable law</h2>
<p>The site and this notice are governed by French law. Sales follow the <a
href="/sale-terms">terms of sale</a>, and use of the site the <a href="/use-terms">terms of
use</a>.</p>
`;
