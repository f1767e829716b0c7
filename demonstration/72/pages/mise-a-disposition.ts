import { pictures } from "./pictures";
import { servicePage } from "./service-page";

export const miseADisposition = servicePage(
  "disposition",
  "/services/mise-a-disposition-vtc",
  { hero: pictures.miseADisposition, inside: pictures.van },
  {
    fr_FR: {
      kicker: "Mise à disposition",
      title: "Une voiture et son chauffeur, à l’heure",
      lead: "Vous savez à quelle heure la journée commence, pas toujours où elle finit. La voiture reste avec vous.",
      insideKicker: "Le principe",
      insideTitle: "Vous réservez du temps, pas un trajet",
      inside:
        '<p>Trois rendez-vous entre Nantes et Saint-Herblain. Un opéra, puis un dîner. La mairie, l’église et la salle. Dès qu’il y a plus d’un arrêt ou qu’il faut attendre, la mise à disposition est plus simple qu’une suite de courses.</p><p>Le chauffeur vous dépose, attend, repart. L’itinéraire peut changer en chemin : il suffit de le dire. Le prix à l’heure comprend des kilomètres ; leur nombre et la durée minimale sont dans <a href="/tarifs-courses-vtc">nos tarifs</a>.</p>',
      detailTitle: "Ce qui est compris",
      detail:
        "<ul><li>Le chauffeur, le carburant et les péages de l’itinéraire prévu</li><li>L’attente, où que vous soyez, et le stationnement</li><li>De l’eau, des chargeurs, un parapluie</li><li>Vos affaires, qui peuvent rester à bord entre deux rendez-vous</li></ul><h3>Pour un mariage</h3><p>La berline porte un ruban, si vous aimez les rubans. Nous venons reconnaître les lieux avant, nous gardons les papiers, les alliances et les chaussures plates, et le van ramène vos invités à l’heure qu’ils veulent.</p><h3>Pour une journée de travail</h3><p>Envoyez-nous les adresses la veille : nous vous rendons un ordre de passage et des horaires qui tiennent, avec la marge qu’il faut pour se garer.</p>",
      questionsTitle: "Avant de réserver des heures",
      questions: [
        {
          question: "Quelle différence avec un transfert ?",
          answer:
            "<p>Un transfert va d’un lieu à un autre, avec des étapes si vous voulez, et son prix dépend de la distance. Ici la voiture vous attend, et le prix dépend de la durée.</p>",
        },
        {
          question: "Peut-on prolonger sur place ?",
          answer:
            "<p>Oui, si la voiture n’est pas attendue ailleurs : le chauffeur vous le dit tout de suite. Le temps ajouté est au même tarif horaire.</p>",
        },
        {
          question: "Faut-il donner l’itinéraire à l’avance ?",
          answer:
            "<p>Le lieu et l’heure de prise en charge suffisent, avec une idée de la journée. Le reste se décide avec vous, au fil des heures.</p>",
        },
        {
          question: "La soirée finit tard : la nuit est-elle majorée ?",
          answer:
            "<p>La majoration dépend de l’heure de prise en charge. Une soirée commencée à dix-neuf heures ne change pas de prix parce qu’elle s’achève tard.</p>",
        },
        {
          question: "Et pour plusieurs jours ?",
          answer:
            '<p><a href="/contacter-votre-chauffeur-prive">Demandez-nous un devis</a> : il compte les heures de conduite et de repos du chauffeur, et reste valable 30 jours.</p>',
        },
      ],
      callTitle: "Une journée, une soirée, un grand jour ?",
      call: "Le prix des heures s’affiche en ligne. Pour un programme plus long, parlons-en.",
      booking: { kind: "HIRE" },
    },
    en: {
      kicker: "Hire by the hour",
      title: "A car and its driver, by the hour",
      lead: "You know when the day begins, not always where it will end. The car stays with you.",
      insideKicker: "How it works",
      insideTitle: "You book time, not a route",
      inside:
        '<p>Three meetings between Nantes and Saint-Herblain. An opera, then dinner. The town hall, the church and the party. As soon as there is more than one stop, or some waiting, hire by the hour is simpler than a string of rides.</p><p>The driver drops you, waits, and sets off again. The route may change on the way: just say so. The hourly price includes some kilometres; how many, and the minimum time, are set out in <a href="/tarifs-courses-vtc">our fares</a>.</p>',
      detailTitle: "What is included",
      detail:
        "<ul><li>The driver, the fuel and the tolls of the planned route</li><li>Waiting, wherever you are, and parking</li><li>Water, chargers, an umbrella</li><li>Your things, which may stay on board between two meetings</li></ul><h3>For a wedding</h3><p>The saloon wears a ribbon, if you like ribbons. We visit the places beforehand, we look after the papers, the rings and the flat shoes, and the van takes your guests home when they are ready.</p><h3>For a day’s work</h3><p>Send us the addresses the day before: we return an order and times that hold, with a margin for parking.</p>",
      questionsTitle: "Before you book hours",
      questions: [
        {
          question: "How does it differ from a transfer?",
          answer:
            "<p>A transfer goes from one place to another, with stops if you wish, and its price depends on the distance. Here the car waits for you, and the price depends on the time.</p>",
        },
        {
          question: "Can we extend it on the day?",
          answer:
            "<p>Yes, unless the car is expected elsewhere; the driver tells you straight away. The extra time is at the same hourly rate.</p>",
        },
        {
          question: "Do you need the route in advance?",
          answer:
            "<p>The place and time of pickup are enough, with an idea of the day. The rest is decided with you as it goes.</p>",
        },
        {
          question: "The evening ends late: is there a night supplement?",
          answer:
            "<p>The supplement depends on the time of pickup. An evening that begins at seven does not cost more for ending late.</p>",
        },
        {
          question: "What about several days?",
          answer:
            '<p><a href="/contacter-votre-chauffeur-prive">Ask us for a quote</a>: it allows for the driver’s hours of work and of rest, and is valid for 30 days.</p>',
        },
      ],
      callTitle: "A day, an evening, the big day?",
      call: "The price of the hours appears online. For a longer programme, let us talk.",
      booking: { kind: "HIRE" },
    },
  },
);
