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
<tr><th scope="row">Téléphone</th><td>{{COMPANY_PHONE}} ou {{COMPANY_MOBILE}}</td></tr>
<tr><th scope="row">E-mail</th><td><a
href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a></td></tr>
</tbody>
</table>

<h2>Direction de la publication</h2>
<p>{{LEGAL_AGENT}}, gérante de l’exploitation.</p>

<h2>Hébergement</h2>
<p>{{HOSTING_PROVIDER}}.</p>

<h2>La vente d’alcool</h2>
<p>{{COMPANY_NAME}} récolte, vinifie et vend ses vins. La vente d’alcool aux mineurs est interdite
(article L. 3342-1 du Code de la santé publique) : la date de naissance est demandée à la
commande, et une pièce d’identité peut l’être à la remise du colis.</p>
<p>L’abus d’alcool est dangereux pour la santé, à consommer avec modération. Ne prenez pas le
volant après avoir bu ; un éthylotest permet de s’en assurer.</p>

<h2>Assurance</h2>
<p>La responsabilité civile professionnelle, celle des produits livrés comprise, est assurée par
{{INSURER}}. La garantie s’étend à la France et aux pays de l’Espace économique européen.</p>

${legalNoticeSections.property}

<h2>Images</h2>
<p>Les images de ce site sont des images de synthèse. Elles donnent une idée des bouteilles et des
lieux, sans en être des vues exactes.</p>

<h2>Accessibilité</h2>
<p>Le site vise le niveau AA des règles WCAG 2.2 : il se parcourt au clavier, se lit avec un
lecteur d’écran et garde des contrastes suffisants. Si quelque chose vous arrête, dites-le-nous à
{{COMPANY_EMAIL}} ou au {{COMPANY_PHONE}} : nous vous donnons l’information ou prenons la commande
autrement, et nous corrigeons.</p>

${legalNoticeSections.data}

<h2>Signaler un contenu, faire une réclamation</h2>
<p>Un contenu inexact ou illicite, une commande qui s’est mal passée : écrivez à {{COMPANY_EMAIL}}
ou au siège. Le consommateur qui n’obtient pas satisfaction peut saisir gratuitement notre
médiateur, dans les conditions des articles L. 612-1 et suivants du Code de la consommation :
{{MEDIATOR}}, <a href="{{MEDIATOR_URL}}">{{MEDIATOR_URL}}</a>.</p>

<h2>Droit applicable</h2>
<p>Le site et ces mentions sont soumis au droit français. Les ventes suivent les <a
href="/sale-terms">conditions générales de vente</a>, et l’usage du site les <a
href="/use-terms">conditions générales d’utilisation</a>.</p>
`;
