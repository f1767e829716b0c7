import type { ComponentData } from "@/platform/sites/site-data";
import { pictures } from "../pictures";

/** The blocks of the home page. */
export const accueil: ComponentData[] = [
  {
    slug: "accueil-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Chauffeur privé à Nantes",
        title: "La route, l’esprit tranquille",
        text: "Un départ à cinq heures du matin, un client à recevoir, une journée dans les vignes : nous conduisons, vous pensez à autre chose.",
        image: pictures.hero.fr_FR,
        imageMobile: pictures.heroMobile.fr_FR,
        actions: [
          { label: "Réserver une course", url: "/reserver" },
          { label: "Voir les tarifs", url: "/tarifs-courses-vtc" },
        ],
        facts: [
          { value: "24 h/24", label: "au téléphone, tous les jours" },
          { value: "20 min", label: "de Nantes centre à l’aéroport" },
          { value: "1 à 7", label: "passagers, berline ou van" },
          { value: "Prix fixe", label: "connu avant de partir" },
        ],
        size: "FULL",
      },
      en: {
        kicker: "Private chauffeur in Nantes",
        title: "The road, and peace of mind",
        text: "A five o’clock start, a client to welcome, a day among the vines: we do the driving, you think of something else.",
        image: pictures.hero.en,
        imageMobile: pictures.heroMobile.en,
        actions: [
          { label: "Book a ride", url: "/reserver" },
          { label: "See our fares", url: "/tarifs-courses-vtc" },
        ],
        facts: [
          { value: "24 hours", label: "by telephone, every day" },
          { value: "20 min", label: "from central Nantes to the airport" },
          { value: "1 to 7", label: "passengers, saloon or van" },
          { value: "Fixed price", label: "known before you leave" },
        ],
        size: "FULL",
      },
    },
  },
  {
    slug: "accueil-services",
    type: "SERVICE_CARDS",
    conf: {
      fr_FR: {
        kicker: "Nos services",
        title: "Six façons de vous conduire",
        text: "De la gare au bout du quai jusqu’au château au bout de la Loire.",
        tags: [],
        except: null,
      },
      en: {
        kicker: "Our services",
        title: "Six ways to drive you",
        text: "From the station across town to the château at the other end of the Loire.",
        tags: [],
        except: null,
      },
    },
  },
  {
    slug: "accueil-calculateur",
    type: "FARE_CALCULATOR",
    conf: {
      fr_FR: {
        kicker: "Votre prix",
        title: "Combien coûte votre course ?",
        text: "Indiquez le trajet et l’heure : le prix s’affiche tout de suite, TVA comprise, sans rien demander d’autre.",
        idCalendar: 1,
      },
      en: {
        kicker: "Your price",
        title: "What will your ride cost?",
        text: "Tell us where and when: the price appears at once, VAT included, with nothing else asked.",
        idCalendar: 1,
      },
    },
  },
  {
    slug: "accueil-chauffeuse",
    type: "IMAGE_TEXT",
    conf: {
      fr_FR: {
        kicker: "Au volant",
        title: "Mathilde Kerdreux, chauffeuse depuis 2014",
        text: "<p>J’ai commencé avec une voiture et les horaires des vols du matin. Douze ans plus tard, nous sommes trois, la maison a une berline et un van, et je connais toujours les horaires des vols du matin.</p><p>Une bonne course se remarque peu : la voiture est là avant vous, propre, à bonne température ; la route est déjà choisie ; on parle si vous en avez envie.</p><p>Nous restons une petite maison, et c’est voulu : la personne qui vous répond au téléphone est souvent celle qui vous conduira.</p>",
        image: pictures.chauffeur.fr_FR,
        imageSide: "RIGHT",
        actions: [{ label: "Nous écrire", url: "/contacter-votre-chauffeur-prive" }],
      },
      en: {
        kicker: "At the wheel",
        title: "Mathilde Kerdreux, chauffeur since 2014",
        text: "<p>I began with one car and the timetable of the morning flights. Twelve years on there are three of us, the house has a saloon and a van, and I still know the timetable of the morning flights.</p><p>A good ride is barely noticed: the car is there before you, clean and at the right temperature; the route is already chosen; we talk if you feel like it.</p><p>We remain a small house, and mean to: whoever answers the telephone is often the one who will drive you.</p>",
        image: pictures.chauffeur.en,
        imageSide: "RIGHT",
        actions: [{ label: "Write to us", url: "/contacter-votre-chauffeur-prive" }],
      },
    },
  },
  {
    slug: "accueil-etapes",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Comment se passe une course",
        title: "Quatre étapes, aucune surprise",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
      en: {
        kicker: "How a ride goes",
        title: "Four steps, no surprise",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
    },
  },
  {
    slug: "accueil-galerie",
    type: "GALLERY",
    conf: {
      fr_FR: {
        kicker: "Nos routes",
        title: "De l’estuaire aux vignes",
        items: pictures.galerie.map((picture) => ({ ...picture.fr_FR, video: null })),
      },
      en: {
        kicker: "Our roads",
        title: "From the estuary to the vineyards",
        items: pictures.galerie.map((picture) => ({ ...picture.en, video: null })),
      },
    },
  },
  {
    slug: "accueil-avis",
    type: "TESTIMONIALS",
    conf: {
      fr_FR: {
        kicker: "Ils ont voyagé avec nous",
        title: "Ce qu’ils en disent",
        items: [
          {
            quote:
              "Vol retardé de trois heures, arrivée à une heure du matin : la voiture était là, sans supplément et sans soupir.",
            author: "Hélène R.",
            detail: "Nantes, transfert depuis l’aéroport",
            rating: 5,
          },
          {
            quote:
              "Nos clients japonais ont demandé le nom de la chauffeuse pour leur prochain voyage. Tout est dit.",
            author: "Marc D.",
            detail: "Saint-Herblain, accueil de clients",
            rating: 5,
          },
          {
            quote:
              "Une journée dans le Layon, trois domaines, zéro souci. Le déjeuner conseillé valait le détour à lui seul.",
            author: "Anne et Paul G.",
            detail: "Angers, escapade touristique",
            rating: 5,
          },
          {
            quote:
              "Prix annoncé, prix payé. Facture reçue le soir même. C’est tout ce que je demande.",
            author: "Sophie L.",
            detail: "Rezé, déplacements professionnels",
            rating: 5,
          },
          {
            quote:
              "Ma mère a quatre-vingt-six ans : on l’a accompagnée jusqu’à son siège dans le train. Merci.",
            author: "Benoît T.",
            detail: "Pornic, transfert vers la gare de Nantes",
            rating: 5,
          },
          {
            quote:
              "Le van pour sept, les poussettes, les valises, le siège bébé déjà posé. Nous n’avons eu qu’à monter.",
            author: "Famille Okafor",
            detail: "La Baule, arrivée en famille",
            rating: 5,
          },
        ],
      },
      en: {
        kicker: "They travelled with us",
        title: "What they say",
        items: [
          {
            quote:
              "Three hours late, landing at one in the morning: the car was there, with no surcharge and no sigh.",
            author: "Hélène R.",
            detail: "Nantes, transfer from the airport",
            rating: 5,
          },
          {
            quote:
              "Our Japanese clients asked for the driver’s name for their next trip. That says it all.",
            author: "Marc D.",
            detail: "Saint-Herblain, welcoming clients",
            rating: 5,
          },
          {
            quote:
              "A day in the Layon, three estates, not a worry. The lunch she recommended was worth the trip alone.",
            author: "Anne and Paul G.",
            detail: "Angers, touring",
            rating: 5,
          },
          {
            quote: "Price quoted, price paid. Invoice the same evening. That is all I ask.",
            author: "Sophie L.",
            detail: "Rezé, business travel",
            rating: 5,
          },
          {
            quote:
              "My mother is eighty-six: they saw her all the way to her seat on the train. Thank you.",
            author: "Benoît T.",
            detail: "Pornic, transfer to Nantes station",
            rating: 5,
          },
          {
            quote:
              "The van for seven, the pushchairs, the cases, the baby seat already fitted. All we had to do was climb in.",
            author: "The Okafor family",
            detail: "La Baule, a family arrival",
            rating: 5,
          },
        ],
      },
    },
  },
  {
    slug: "accueil-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant de réserver",
        items: [
          {
            question: "Le prix peut-il changer en route ?",
            answer:
              "<p>Non. Le prix affiché à la réservation est celui que vous payez, embouteillages compris. Il ne change que si vous changez la course.</p>",
          },
          {
            question: "Que se passe-t-il si mon vol ou mon train a du retard ?",
            answer:
              "<p>Nous suivons son horaire. Nous attendons sans frais une heure après l’arrivée d’un vol, trente minutes après celle d’un train.</p>",
          },
          {
            question: "Faut-il payer à la réservation ?",
            answer:
              "<p>Un acompte confirme la course : 20 € pour une commande de moins de 300 €, 30 % du prix à partir de 300 €. Le reste se règle le jour même.</p>",
          },
          {
            question: "Puis-je modifier ma course ?",
            answer:
              "<p>Oui, jusqu’à 24 heures avant le départ, selon nos disponibilités. Le prix est alors recalculé.</p>",
          },
          {
            question: "Avez-vous des sièges pour enfants ?",
            answer:
              "<p>Oui, de la naissance à dix ans, sans supplément. Précisez l’âge des enfants dans le message de réservation.</p>",
          },
          {
            question: "Jusqu’où allez-vous ?",
            answer:
              "<p>La prise en charge se fait en France, le plus souvent dans les Pays de la Loire et en Bretagne. La destination peut être plus lointaine : Paris, Bordeaux, Genève.</p>",
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "Before you book",
        items: [
          {
            question: "Can the price change on the way?",
            answer:
              "<p>No. The price shown when you book is the price you pay, traffic included. It changes only if you change the ride.</p>",
          },
          {
            question: "What if my flight or train is late?",
            answer:
              "<p>We follow its times. We wait free of charge for an hour after a flight lands, and for thirty minutes after a train arrives.</p>",
          },
          {
            question: "Do I pay when I book?",
            answer:
              "<p>A deposit confirms the ride: €20 for an order under €300, 30% of the price from €300. The rest is paid on the day.</p>",
          },
          {
            question: "Can I change my ride?",
            answer:
              "<p>Yes, up to 24 hours before the start, as far as we are free. The price is then worked out again.</p>",
          },
          {
            question: "Do you have child seats?",
            answer:
              "<p>Yes, from birth to ten years, at no extra charge. Tell us the children’s ages in the message with your booking.</p>",
          },
          {
            question: "How far do you go?",
            answer:
              "<p>We pick up in France, most often in the Pays de la Loire and Brittany. The destination may be further off: Paris, Bordeaux, Geneva.</p>",
          },
        ],
      },
    },
  },
  {
    slug: "accueil-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Une course à prévoir ?",
        text: "En ligne, il faut deux minutes. Au téléphone, un peu moins.",
        actions: [{ label: "Réserver", url: "/reserver" }],
        showPhone: true,
        image: pictures.reserver.fr_FR,
      },
      en: {
        kicker: null,
        title: "A ride to arrange?",
        text: "Online it takes two minutes. By telephone, a little less.",
        actions: [{ label: "Book now", url: "/reserver" }],
        showPhone: true,
        image: pictures.reserver.en,
      },
    },
  },
];
