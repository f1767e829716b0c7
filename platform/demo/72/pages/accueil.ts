import type { ComponentData } from "@/platform/demo/data/site-data";
import { avis, checking } from "./accueil-avis";
import { questions } from "./accueil-questions";
import { pictures } from "./pictures";

/** The blocks of the home page. */
export const accueil: ComponentData[] = [
  {
    slug: "accueil-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Chauffeur privé à Nantes",
        title: "La voiture vous attend, nous connaissons la route",
        text: "Un avion à six heures, un client à la descente du train, une journée dans les vignes : vous dites où et quand, vous connaissez le prix, nous conduisons.",
        image: pictures.hero.fr_FR,
        imageMobile: pictures.heroMobile.fr_FR,
        actions: [{ label: "Voir les tarifs", url: "/tarifs-courses-vtc" }],
        facts: [
          { value: "24 h/24", label: "au téléphone, 7 j/7" },
          { value: "20 min", label: "de Nantes centre à l’aéroport" },
          { value: "1 à 7", label: "passagers, en berline ou en van" },
          { value: "Prix fixe", label: "connu avant de réserver" },
        ],
        size: "FULL",
        asksRide: true,
      },
      en: {
        kicker: "Private chauffeur in Nantes",
        title: "The car is waiting, and we know the road",
        text: "A flight at six, a client off the train, a day among the vines: you say where and when, you know the price, we do the driving.",
        image: pictures.hero.en,
        imageMobile: pictures.heroMobile.en,
        actions: [{ label: "See our fares", url: "/tarifs-courses-vtc" }],
        facts: [
          { value: "24 hours", label: "by telephone, 7 days a week" },
          { value: "20 min", label: "from central Nantes to the airport" },
          { value: "1 to 7", label: "passengers, in the saloon or the van" },
          { value: "Fixed price", label: "known before you book" },
        ],
        size: "FULL",
        asksRide: true,
      },
    },
  },
  {
    slug: "accueil-services",
    type: "SERVICE_CARDS",
    conf: {
      fr_FR: {
        kicker: "Nos services",
        title: "Six raisons de laisser le volant",
        text: "Un transfert, quelques heures ou la journée entière, aux mêmes tarifs affichés pour tous.",
        tags: [],
        except: null,
      },
      en: {
        kicker: "Our services",
        title: "Six reasons to let someone else drive",
        text: "A transfer, a few hours or the whole day, at the same published fares for everyone.",
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
        title: "Combien coûtera votre course ?",
        text: "Donnez le trajet, le jour et l’heure : le prix s’affiche ligne par ligne, TVA comprise, avant toute question sur vous.",
        idCalendar: 1,
      },
      en: {
        kicker: "Your price",
        title: "What will your ride cost?",
        text: "Give the route, the day and the time: the price appears line by line, VAT included, before we ask anything about you.",
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
        text: "<p>J’ai commencé en 2014, avec une seule voiture et beaucoup de vols du matin. J’y ai appris l’essentiel du métier : partir tôt, vérifier deux fois, ne faire courir personne.</p><p>Yann et Solène m’ont rejointe depuis, le van aussi. Nous restons trois, et c’est un choix : la personne qui vous répond au téléphone connaît votre course, et souvent c’est elle qui la conduira.</p><p>De Saint-Nazaire à Saumur, nous savons quelle rue se bouche à 17 h 30, quel parking accepte le van et où trouver un café à cinq heures.</p>",
        image: pictures.chauffeur.fr_FR,
        imageSide: "RIGHT",
        actions: [{ label: "Nous écrire", url: "/contacter-votre-chauffeur-prive" }],
      },
      en: {
        kicker: "At the wheel",
        title: "Mathilde Kerdreux, chauffeur since 2014",
        text: "<p>I began in 2014, with one car and a great many morning flights. They taught me most of the trade: leave early, check twice, never make anyone run.</p><p>Yann and Solène have joined me since, and so has the van. There are still only three of us, by choice: whoever answers the telephone knows your ride, and will often be the one who drives it.</p><p>From Saint-Nazaire to Saumur, we know which street jams at half past five, which car park takes the van and where to find a coffee at five in the morning.</p>",
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
        kicker: "De la réservation à l’arrivée",
        title: "Comment se passe une course",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
      en: {
        kicker: "From booking to arrival",
        title: "How a ride goes",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
    },
  },
  {
    slug: "accueil-flotte",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Nos véhicules",
        title: "Une berline, un van",
        text: null,
        route: "flotte",
        nbItem: 3,
        display: "CARDS",
      },
      en: {
        kicker: "Our vehicles",
        title: "A saloon, a van",
        text: null,
        route: "flotte",
        nbItem: 3,
        display: "CARDS",
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
        title: "Ce qu’ils en ont dit",
        checking: checking.fr_FR,
        items: avis.fr_FR,
      },
      en: {
        kicker: "They travelled with us",
        title: "What they said",
        checking: checking.en,
        items: avis.en,
      },
    },
  },
  {
    slug: "accueil-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant la première course",
        items: questions.fr_FR,
      },
      en: { kicker: "Questions", title: "Before your first ride", items: questions.en },
    },
  },
  {
    slug: "accueil-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Une course à prévoir ?",
        text: "En ligne, comptez deux minutes. Au téléphone, quelqu’un répond, même à trois heures du matin.",
        actions: [{ label: "Réserver", url: "/reserver" }],
        showPhone: true,
        image: pictures.reserver.fr_FR,
      },
      en: {
        kicker: null,
        title: "A ride to arrange?",
        text: "Online, allow two minutes. By telephone, someone answers, even at three in the morning.",
        actions: [{ label: "Book now", url: "/reserver" }],
        showPhone: true,
        image: pictures.reserver.en,
      },
    },
  },
];
