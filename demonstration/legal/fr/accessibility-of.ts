/**
 * Writes the accessibility statement in French: how far everybody can use the site, its faults, and
 * where to turn (RGAA 4.1).
 * @param done the visitor's tasks, as “réserver et payer”
 * @param ownFaults faults of this site alone, as items of a list
 */
export const accessibilityOf = (done: string, ownFaults = "") => `
<h2>Ce que nous visons</h2>
<p>Chacun doit pouvoir lire ce site, ${done}, au clavier, avec un lecteur d’écran, en grossissant le
texte ou sur un petit téléphone. Nous suivons pour cela le référentiel général d’amélioration de
l’accessibilité (RGAA 4.1) et les règles WCAG 2.2, au niveau AA.</p>

<h2>Où nous en sommes</h2>
<p>Une microentreprise est dispensée de cette déclaration : nous la faisons tout de même. Aucun tiers
n’a encore audité ce site ; au sens du référentiel, il ne peut donc pas être dit conforme. À chaque
nouvelle version, voici ce qui est vérifié sur toutes ses pages :</p>
<ul>
<li>le contraste des textes et des boutons ;</li>
<li>le nom de chaque bouton, champ et image, tel qu’il est lu à voix haute ;</li>
<li>tout ce qui s’utilise, au clavier seul ;</li>
<li>les erreurs, dites à leur champ, sans rien perdre de ce qui est saisi ;</li>
<li>la lecture sur un écran de 320 pixels de large ;</li>
<li>l’absence de mouvement pour qui l’a demandée à son appareil.</li>
</ul>

<h2>Ce qui ne va pas encore</h2>
<ul>
<li>Les documents PDF ne sont pas balisés : un lecteur d’écran les lit ligne à ligne. La page de
chaque document dit la même chose, et nous vous l’envoyons par e-mail sur simple demande.</li>
<li>Les vidéos n’ont ni sous-titres ni description. Aucune information n’est donnée par elles
seules.</li>
<li>Le numéro de carte se saisit dans les champs de l’établissement qui encaisse, qui ne dépendent
pas de nous.</li>
${ownFaults}</ul>

<h2>Si quelque chose vous arrête</h2>
<p>Écrivez-nous à <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> ou appelez le
{{COMPANY_PHONE}}. Nous répondons sous 2 jours ouvrés, et faisons avec vous, par téléphone, ce que le
site ne vous laisse pas faire.</p>

<h2>Si notre réponse ne suffit pas</h2>
<p>Vous pouvez saisir le <a href="https://formulaire.defenseurdesdroits.fr">Défenseur des
droits</a>, ou lui écrire sans affranchir : Défenseur des droits, Libre réponse 71120, 75342 Paris
CEDEX 07.</p>
<p>Déclaration établie le 28 novembre 2026.</p>
`;
