import { legalNoticeSections } from "@/demonstration/legal/fr/legal-notice-sections";

/** Legal notice in French: publisher, register and insurance (LCEN, articles 1-1 and 19). */
export const legalNotice = `
<p>Ces informations sont données en application des articles 1-1 et 19 de la loi n° 2004-575 du 21
juin 2004 pour la confiance dans l’économie numérique.</p>

<h2>Éditeur du site</h2>
<table>
<tbody>
<tr><th scope="row">Dénomination</th><td>{{LEGAL_COMPANY_NAME}}</td></tr>
<tr><th scope="row">Forme et capital</th><td>{{CORPORATE_FORM}} au capital de
{{SHARE_CAPITAL}}</td></tr>
<tr><th scope="row">Siège social</th><td>{{HEAD_OFFICE}}</td></tr>
<tr><th scope="row">Immatriculation</th><td>{{RCS_NUMBER}}</td></tr>
<tr><th scope="row">SIRET</th><td>{{SIRET_NUMBER}}</td></tr>
<tr><th scope="row">TVA intracommunautaire</th><td>{{VAT_NUMBER}}</td></tr>
<tr><th scope="row">Registre des VTC</th><td>{{VTC_REGISTER_NUMBER}}</td></tr>
<tr><th scope="row">Téléphone</th><td>{{COMPANY_PHONE}} ou {{COMPANY_MOBILE}}</td></tr>
<tr><th scope="row">E-mail</th><td><a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a></td></tr>
</tbody>
</table>

<h2>Direction de la publication</h2>
<p>{{LEGAL_AGENT}}, présidente de la société.</p>

<h2>Hébergement</h2>
<p>{{HOSTING_PROVIDER}}.</p>

<h2>Une activité réglementée</h2>
<p>{{COMPANY_NAME}} exploite des voitures de transport avec chauffeur. Cette activité est régie
par les articles L. 3120-1 et suivants et L. 3122-1 et suivants du Code des transports. La société
figure au registre des exploitants sous le numéro {{VTC_REGISTER_NUMBER}}, et chaque chauffeur est
titulaire de la carte professionnelle que délivre la préfecture.</p>
<p>Nos voitures ne prennent de clients que sur réservation. Le chauffeur peut en présenter le
justificatif à tout moment de la course, comme le veut l’article R. 3120-2 du même code.</p>

<h2>Assurance</h2>
<p>La responsabilité civile professionnelle et le transport de personnes à titre onéreux sont
assurés par {{INSURER}}. La garantie s’étend à la France métropolitaine et aux pays de l’Espace
économique européen.</p>

${legalNoticeSections.property}

<h2>Images</h2>
<p>Les images de ce site sont des images de synthèse. Elles donnent une idée des lieux et de nos
voitures, sans en être des vues exactes.</p>

<h2>Accessibilité</h2>
<p>Le site vise le niveau AA des règles WCAG 2.2 : il se parcourt au clavier, se lit avec un
lecteur d’écran et garde des contrastes suffisants. Si quelque chose vous arrête, dites-le-nous à
{{COMPANY_EMAIL}} ou au {{COMPANY_PHONE}} : nous vous donnons l’information ou prenons la
réservation autrement, et nous corrigeons.</p>

${legalNoticeSections.data}

<h2>Signaler un contenu, faire une réclamation</h2>
<p>Un contenu inexact ou illicite, une course qui s’est mal passée : écrivez à {{COMPANY_EMAIL}}
ou au siège. Le consommateur qui n’obtient pas satisfaction peut saisir gratuitement notre
médiateur, dans les conditions des articles L. 612-1 et suivants du Code de la consommation :
{{MEDIATOR}}, <a href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>.</p>

<h2>Droit applicable</h2>
<p>Le site et ces mentions sont soumis au droit français. Les ventes suivent les <a
href="/sale-terms">conditions générales de vente</a>, et l’usage du site les <a
href="/use-terms">conditions générales d’utilisation</a>.</p>
`;
