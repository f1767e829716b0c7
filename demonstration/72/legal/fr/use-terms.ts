import { useTermsSections } from "@/demonstration/legal/fr/use-terms-sections";

/** Terms of use in French: the site and a member's space (§5, §6). */
export const useTerms = `
<p>Ces conditions règlent l’usage du site de {{COMPANY_NAME}} et de l’espace membre. Elles sont en
vigueur depuis le 1er novembre 2026. Les courses, elles, suivent les <a
href="/sale-terms">conditions générales de vente</a>.</p>

<h2>1. Accepter ces conditions</h2>
<p>Consulter le site, c’est accepter d’en user selon ces règles. Pour devenir membre, il faut les
accepter expressément, en cochant la case : « Je reconnais avoir lu et compris les conditions et
je les accepte ».</p>

<h2>2. Ce que le site vous permet</h2>
<p>Le site est gratuit, hors coût de votre connexion. Il est ouvert à deux sortes
d’utilisateurs.</p>
<ul>
<li>Le visiteur consulte les services, les tarifs, les informations et les actualités, calcule un
prix et nous écrit. Il n’a pas accès aux services réservés.</li>
<li>Le membre, une fois inscrit, réserve les services qui lui sont réservés, gère ses informations
et son mot de passe, et choisit de recevoir ou non la lettre d’information.</li>
</ul>

<h2>3. S’inscrire</h2>
<p>L’inscription demande votre état civil et vos coordonnées. Ces informations doivent être
exactes et tenues à jour. Votre identifiant est votre adresse e-mail, et vous choisissez vous-même
votre mot de passe ; nous ne l’envoyons jamais. Votre espace s’ouvre quand vous suivez le lien reçu
par e-mail et donnez ce mot de passe. Commander une course demande d’être majeur.</p>

${useTermsSections.password}

<h2>5. Quitter l’espace membre</h2>
<p>Vous pouvez vous désabonner de la lettre d’information ou supprimer votre espace à tout moment,
depuis l’espace lui-même ou par e-mail à {{COMPANY_EMAIL}}. La suppression demandée par e-mail est
faite sous 10 jours ouvrés. Les courses déjà réservées restent dues, et les factures sont gardées
le temps que la loi impose.</p>
<p>Nous pouvons suspendre un espace dont l’usage enfreint ces conditions. Sauf urgence, nous vous
en disons d’abord la raison et vous laissons vous expliquer.</p>

<h2>6. User du site loyalement</h2>
<p>Il est interdit :</p>
<ul>
<li>de donner une fausse identité, ou de réserver au nom de quelqu’un sans son accord ;</li>
<li>de perturber le site, d’en contourner les protections ou d’en extraire le contenu en
masse ;</li>
<li>d’y transmettre un contenu illicite, injurieux ou publicitaire.</li>
</ul>

${useTermsSections.property}

<h2>8. Disponibilité et responsabilité</h2>
<p>Nous tenons le site ouvert jour et nuit, sans pouvoir garantir qu’il ne s’arrête jamais : une
maintenance, une panne ou un incident du réseau peuvent l’interrompre. Le téléphone, lui, répond :
{{COMPANY_PHONE}}. Nous veillons à l’exactitude des informations ; une erreur nous est-elle
signalée, nous la corrigeons. Nous ne répondons pas du contenu des sites vers lesquels nous
renvoyons. Rien ici n’écarte la responsabilité que la loi nous impose.</p>

${useTermsSections.closing}
`;
