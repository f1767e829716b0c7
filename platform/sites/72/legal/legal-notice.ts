import type { PerLanguage } from "@/platform/db/schema/columns";

/** The legal notice that the law on confidence in the digital economy wants. */
export const legalNotice: PerLanguage<string> = {
  fr_FR: `
<h2>Éditeur</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} au capital de {{SHARE_CAPITAL}}<br>Siège social : {{HEAD_OFFICE}}<br>RCS {{RCS_NUMBER}}, SIRET {{SIRET_NUMBER}}<br>TVA intracommunautaire : {{VAT_NUMBER}}<br>Registre des VTC : {{VTC_REGISTER_NUMBER}}</p>
<p>Téléphone : {{COMPANY_PHONE}}<br>E-mail : {{COMPANY_EMAIL}}</p>
<h2>Direction de la publication</h2>
<p>{{LEGAL_AGENT}}, en qualité de représentante légale.</p>
<h2>Hébergement</h2>
<p>{{HOSTING_PROVIDER}}.</p>
<h2>Propriété intellectuelle</h2>
<p>Les textes, les images, le logo et la mise en page du site appartiennent à {{COMPANY_NAME}}. Toute reproduction, même partielle, demande son accord écrit.</p>
<h2>Signaler une erreur</h2>
<p>Un contenu inexact ou illicite ? Écrivez à {{COMPANY_EMAIL}} : nous répondons dans les meilleurs délais.</p>`,
  en: `
<h2>Publisher</h2>
<p>{{LEGAL_COMPANY_NAME}}, {{CORPORATE_FORM}} with a share capital of {{SHARE_CAPITAL}}<br>Registered office: {{HEAD_OFFICE}}, France<br>Trade register {{RCS_NUMBER}}, SIRET {{SIRET_NUMBER}}<br>Intra-community VAT: {{VAT_NUMBER}}<br>VTC register: {{VTC_REGISTER_NUMBER}}</p>
<p>Telephone: {{COMPANY_PHONE}}<br>E-mail: {{COMPANY_EMAIL}}</p>
<h2>Publication director</h2>
<p>{{LEGAL_AGENT}}, as legal representative.</p>
<h2>Hosting</h2>
<p>{{HOSTING_PROVIDER}}, France.</p>
<h2>Intellectual property</h2>
<p>The texts, pictures, logo and layout of the site belong to {{COMPANY_NAME}}. Any reproduction, even partial, needs its written consent.</p>
<h2>Reporting an error</h2>
<p>Something inaccurate or unlawful? Write to {{COMPANY_EMAIL}}: we answer as soon as we can.</p>`,
};
