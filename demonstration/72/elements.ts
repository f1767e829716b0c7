import { pictures } from "@/demonstration/72/pages/pictures";
import type { SiteData } from "@/demonstration/data/site-data";
import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";

type ElementData = SiteData["elements"][number];
type Words = { title: string; subtitle?: string; content?: string; url?: string };

const item = (
  route: string,
  fr: Words,
  en: Words,
  image: PerLanguage<Picture> | null = null,
): ElementData => {
  const whole = ({ title, subtitle = "", content = "", url = "" }: Words) => ({
    title,
    subtitle: subtitle || null,
    content: content || null,
    url: url || null,
  });
  return {
    route,
    words: {
      fr_FR: { ...whole(fr), image: image?.fr_FR ?? null },
      en: { ...whole(en), image: image?.en ?? null },
    },
  };
};

/** Makes a link of the footer; an address that is the same in both languages. */
const link = (url: string, fr: string, en: string) =>
  item("link-footer", { title: fr, url }, { title: en, url });

/** Lists of steps of a ride, an example, people, vehicles, and the footer's links and logos. */
export const elements: SiteData["elements"] = [
  item(
    "etapes",
    {
      title: "Vous réservez",
      content:
        "<p>En ligne ou par téléphone, jusqu’à deux heures avant le départ. Le prix s’affiche avant que vous ne décidiez.</p>",
    },
    {
      title: "You book",
      content:
        "<p>Online or by telephone, up to two hours before the start. The price is shown before you decide.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "Nous confirmons",
      content:
        "<p>Par e-mail ou par SMS, une fois la course vérifiée. L’acompte rend la réservation définitive.</p>",
    },
    {
      title: "We confirm",
      content:
        "<p>By e-mail or text message, once the ride is checked. The deposit makes the booking final.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "La veille",
      content:
        "<p>Vous recevez le nom du chauffeur, son numéro, la voiture, l’heure et le point de rendez-vous.</p>",
    },
    {
      title: "The day before",
      content:
        "<p>You receive the driver’s name and number, the car, the time and the meeting point.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "Le jour même",
      content:
        "<p>La voiture est là avant vous. Nous suivons le vol ou le train ; la facture arrive après la course.</p>",
    },
    {
      title: "On the day",
      content:
        "<p>The car is there before you. We follow the flight or the train; the invoice comes after the ride.</p>",
    },
  ),
  item(
    "course",
    {
      title: "Vous réservez",
      subtitle: "Mardi, 21 h 10",
      content:
        "<p>En ligne ou par téléphone. Le prix s’affiche avant que vous ne décidiez, l’acompte rend la réservation définitive.</p>",
    },
    {
      title: "You book",
      subtitle: "Tuesday, 9.10 pm",
      content:
        "<p>Online or by telephone. The price is shown before you decide, and the deposit makes the booking final.</p>",
    },
  ),
  item(
    "course",
    {
      title: "Vous savez qui conduit",
      subtitle: "Jeudi, 18 h",
      content:
        "<p>Le nom du chauffeur, son numéro, la voiture, l’heure et le point de rendez-vous vous parviennent la veille.</p>",
    },
    {
      title: "You know who drives",
      subtitle: "Thursday, 6 pm",
      content:
        "<p>The driver’s name and number, the car, the time and the meeting point reach you the day before.</p>",
    },
  ),
  item(
    "course",
    {
      title: "La voiture est là",
      subtitle: "Vendredi, 5 h 05",
      content:
        "<p>Avant vous. Nous portons les valises, et nous suivons déjà le vol ou le train.</p>",
    },
    {
      title: "The car is there",
      subtitle: "Friday, 5.05 am",
      content:
        "<p>Before you are. We carry the cases, and are already following the flight or the train.</p>",
    },
  ),
  item(
    "course",
    {
      title: "Vous êtes arrivé",
      subtitle: "Vendredi, 5 h 40",
      content:
        "<p>Au prix convenu, quelle qu’ait été la route. La facture vous attend dans vos e-mails.</p>",
    },
    {
      title: "You are there",
      subtitle: "Friday, 5.40 am",
      content:
        "<p>At the price agreed, whatever the road was like. The invoice is waiting in your e-mail.</p>",
    },
  ),
  item(
    "equipe",
    {
      title: "Mathilde Kerdreux",
      subtitle: "Chauffeuse, fondatrice",
      content:
        "<p>Elle a commencé en 2014, avec une seule voiture et beaucoup de vols du matin. Sa règle n’a pas changé : partir tôt, vérifier deux fois, ne faire courir personne.</p>",
    },
    {
      title: "Mathilde Kerdreux",
      subtitle: "Chauffeur and founder",
      content:
        "<p>She began in 2014, with one car and a great many morning flights. Her rule has not changed: leave early, check twice, never make anyone run.</p>",
    },
  ),
  item(
    "equipe",
    {
      title: "Yann Guillou",
      subtitle: "Planning et téléphone",
      content:
        "<p>C’est le plus souvent lui qui décroche. Il sait quelle voiture est où, et prend le volant dès qu’il le peut.</p>",
    },
    {
      title: "Yann Guillou",
      subtitle: "Planning and telephone",
      content:
        "<p>Most often it is he who picks up. He knows which car is where, and takes the wheel whenever he can.</p>",
    },
  ),
  item(
    "equipe",
    {
      title: "Gwenn Le Roux",
      subtitle: "Au volant du van",
      content:
        "<p>De Saint-Nazaire à Saumur, Gwenn sait quelle rue se bouche à 17 h 30, quel parking accepte le van et où trouver un café à cinq heures.</p>",
    },
    {
      title: "Gwenn Le Roux",
      subtitle: "At the wheel of the van",
      content:
        "<p>From Saint-Nazaire to Saumur, Gwenn knows which street jams at half past five, which car park takes the van and where to find a coffee at five in the morning.</p>",
    },
  ),
  item(
    "flotte",
    {
      title: "La berline",
      subtitle: "3 passagers, 3 valises",
      content:
        "<p>Noire, sièges en cuir, vitres arrière teintées. De la place pour les jambes, et assez de silence pour finir un appel ou une nuit.</p>",
    },
    {
      title: "The saloon",
      subtitle: "3 passengers, 3 suitcases",
      content:
        "<p>Black, with leather seats and tinted rear windows. Room for your legs, and quiet enough to finish a call, or a night’s sleep.</p>",
    },
    pictures.berline,
  ),
  item(
    "flotte",
    {
      title: "Le van",
      subtitle: "7 passagers, 7 valises",
      content:
        "<p>Noir, sièges en vis-à-vis, porte latérale électrique. Pour une famille et ses poussettes, ou une équipe qui travaille en route.</p>",
    },
    {
      title: "The van",
      subtitle: "7 passengers, 7 suitcases",
      content:
        "<p>Black, with facing seats and a powered side door. For a family and its pushchairs, or a team that works on the way.</p>",
    },
    pictures.van,
  ),
  item(
    "flotte",
    {
      title: "À bord des deux",
      subtitle: "Compris dans le prix",
      content:
        "<ul><li>De l’eau et de quoi recharger un téléphone ou un ordinateur</li><li>Des sièges enfants, posés d’avance si vous les demandez</li><li>Un terminal de paiement par carte</li><li>Un grand parapluie : c’est tout de même Nantes</li></ul>",
    },
    {
      title: "On board both",
      subtitle: "Included in the price",
      content:
        "<ul><li>Water, and power for a telephone or a laptop</li><li>Child seats, fitted beforehand if you ask</li><li>A card reader</li><li>A large umbrella: this is Nantes, after all</li></ul>",
    },
  ),
  link("/services", "Services", "Services"),
  link("/tarifs-courses-vtc", "Tarifs", "Fares"),
  link("/reserver", "Réserver", "Book"),
  link("/contacter-votre-chauffeur-prive", "Contact", "Contact"),
  link("/actualites", "Actualités", "News"),
  link("/blog", "Journal", "Journal"),
  link("/albums", "Images", "Pictures"),
  link("/withdrawal", "Renoncer au contrat ici", "Withdraw from contract here"),
  link("/sale-terms", "Conditions de vente", "Terms of sale"),
  link("/use-terms", "Conditions d’utilisation", "Terms of use"),
  link("/legal-notice", "Mentions légales", "Legal notice"),
  link("/privacy-policy", "Confidentialité", "Privacy"),
  link("/accessibility", "Accessibilité", "Accessibility"),
  link("/cookie-policy", "Cookies", "Cookies"),
  item("logo-footer", { title: "Carte professionnelle VTC" }, { title: "Licensed VTC drivers" }),
  item("logo-footer", { title: "Paiement sécurisé" }, { title: "Secure payment" }),
  item("logo-footer", { title: "Facture et reçu" }, { title: "Invoice and receipt" }),
];
