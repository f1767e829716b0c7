import { cookiePolicyOf } from "@/demonstration/legal/fr/cookie-policy-of";

/** Cookie policy in French: besides the usual, the form keeps a ride begun by a visitor. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>ride-draft (mémoire locale)</td><td>Garder la course que vous avez commencé à décrire, sans
rien de votre identité ; elle n’est envoyée que pour trouver ses heures et son prix</td><td>30 jours,
ou jusqu’à ce que vous repartiez de zéro</td></tr>
`);
