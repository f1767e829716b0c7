/**
 * Writes the cookie policy in French: the data kept on a visitor's device (§9).
 * @param ownRows the rows of data that only this site keeps
 */
export const cookiePolicyOf = (ownRows: string) => `
<p>Un cookie est un petit fichier que le site dépose sur votre appareil et relit à votre passage
suivant. D’autres traceurs, comme la mémoire locale du navigateur, jouent le même rôle. Voici ceux
de {{COMPANY_NAME}}, ce qu’ils font et combien de temps ils restent.</p>

<h2>Ceux dont le site a besoin</h2>
<p>Ils servent à fournir ce que vous demandez, et l’article 82 de la loi n° 78-17 du 6 janvier
1978 les dispense de votre accord. Aucun ne sert à vous suivre.</p>
<table>
<thead><tr><th scope="col">Nom</th><th scope="col">Usage</th><th
scope="col">Durée</th></tr></thead>
<tbody>
<tr><td>locale</td><td>Retenir la langue que vous avez choisie</td><td>365 jours</td></tr>
<tr><td>token, idSite</td><td>Garder votre session ouverte, si vous vous
connectez</td><td>1 jour</td></tr>
<tr><td>device</td><td>Reconnaître votre appareil à la connexion suivante, pour protéger votre compte
de qui essaie des mots de passe</td><td>365 jours</td></tr>
<tr><td>session (mémoire de l’onglet)</td><td>Retenir une saisie en cours, et ce qui ouvre la page
d’une réservation ou d’une commande</td><td>Jusqu’à la fermeture de l’onglet</td></tr>
${ownRows}<tr><td>Mémoire locale</td><td>Garder un panier ; ne pas rouvrir une annonce que vous avez
fermée</td><td>Jusqu’à ce que vous l’effaciez</td></tr>
</tbody>
</table>

<h2>Ceux des autres</h2>
{{OUTSIDE_TOOLS}}
<p>Sur la page où l’on paie par
carte, l’établissement qui encaisse peut déposer les traceurs qui lui servent à empêcher la
fraude : ils sont nécessaires au paiement que vous demandez.</p>

<h2>Votre choix</h2>
{{COOKIE_CHOICE}}

<h2>Régler votre navigateur</h2>
<p>Les réglages de votre navigateur permettent de voir, d’effacer et de bloquer les cookies. Si
vous bloquez ceux dont le site a besoin, vous devrez choisir votre langue à chaque visite et vous
ne pourrez pas rester connecté. Tout le reste fonctionne : votre saisie et votre panier restent dans
l’onglet, et s’effacent avec lui.</p>

<h2>Une question ?</h2>
<p>Écrivez à <a href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a>. Le site de la CNIL, <a
href="https://www.cnil.fr">cnil.fr</a>, explique comment les traceurs fonctionnent et comment s’en
protéger.</p>
`;
