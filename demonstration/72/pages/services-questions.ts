import type { ConfOf } from "@/lib/contract/component";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Common questions before a first ride, on the services page. */
export const questions: PerLanguage<ConfOf<"QUESTIONS">["items"]> = {
  fr_FR: [
    {
      question: "Le prix peut-il changer en route ?",
      answer:
        "<p>Non. Le prix affiché à la réservation est celui que vous payez, péages et embouteillages compris. Il ne change que si vous changez la course : une étape, une destination, une heure.</p>",
    },
    {
      question: "Que se passe-t-il si mon vol ou mon train a du retard ?",
      answer:
        "<p>Donnez-nous son numéro : nous suivons son horaire et la prise en charge se décale avec lui. Nous attendons jusqu’à une heure après l’atterrissage d’un vol, trente minutes après l’arrivée d’un train, sans supplément.</p>",
    },
    {
      question: "Faut-il payer à la réservation ?",
      answer:
        '<p>En réservant, ou dans les 48 heures par un lien, vous réglez un acompte : 20 € pour une commande de moins de 300 €, 30 % du prix à partir de 300 €. Le reste se règle le jour de la course. <a href="/tarifs-courses-vtc">Tout est sur la page Tarifs.</a></p>',
    },
    {
      question: "Puis-je modifier ma course ?",
      answer:
        "<p>Oui, jusqu’à 24 heures avant le départ, si la voiture est libre. Le prix est recalculé, dans un sens ou dans l’autre.</p>",
    },
    {
      question: "Avez-vous des sièges pour les enfants ?",
      answer:
        "<p>Oui, de la coque au rehausseur, sans supplément. Indiquez l’âge des enfants dans le message de réservation : les sièges sont posés avant que la voiture n’arrive.</p>",
    },
    {
      question: "Jusqu’où allez-vous ?",
      answer:
        "<p>La prise en charge a lieu en France, le plus souvent dans les Pays de la Loire et en Bretagne. La destination, elle, peut être Paris, Bordeaux ou Genève.</p>",
    },
  ],
  en: [
    {
      question: "Can the price change on the way?",
      answer:
        "<p>No. The price shown when you book is the price you pay, tolls and traffic jams included. It changes only if you change the ride: a stop, a destination, a time.</p>",
    },
    {
      question: "What if my flight or train is late?",
      answer:
        "<p>Give us its number: we follow it, and the pickup moves with it. We wait up to an hour after a flight lands, thirty minutes after a train arrives, at no extra charge.</p>",
    },
    {
      question: "Do I pay when I book?",
      answer:
        '<p>You pay a deposit when you book, or by a link within 48 hours: €20 for an order under €300, 30% of the price from €300. The rest is paid on the day. <a href="/tarifs-courses-vtc">It is all on the Fares page.</a></p>',
    },
    {
      question: "Can I change my ride?",
      answer:
        "<p>Yes, up to 24 hours before the start, if the car is free. The price is worked out again, up or down.</p>",
    },
    {
      question: "Do you have child seats?",
      answer:
        "<p>Yes, from the infant carrier to the booster, at no extra charge. Give the children’s ages in the message with your booking: the seats are fitted before the car arrives.</p>",
    },
    {
      question: "How far do you go?",
      answer:
        "<p>We pick up in France, most often in the Pays de la Loire and in Brittany. The destination may well be Paris, Bordeaux or Geneva.</p>",
    },
  ],
};
