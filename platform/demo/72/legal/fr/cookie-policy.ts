import { cookiePolicyOf } from "@/platform/demo/legal/fr/cookie-policy-of";

/** In French: besides the usual, the form keeps the ride that one has begun to describe. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>ride-draft (mémoire locale)</td><td>Garder la course que vous avez commencé à décrire, sans
rien de votre identité ; elle n’est envoyée que pour trouver ses heures et son prix</td><td>30 jours,
ou jusqu’à ce que vous repartiez de zéro</td></tr>
`);
