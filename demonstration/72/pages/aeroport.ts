import { pictures } from "./pictures";
import { servicePage } from "./service-page";

export const aeroport = servicePage(
  "aeroport",
  "/services/vtc-aeroport-nantes",
  { hero: pictures.aeroport, inside: pictures.estuaire },
  {
    fr_FR: {
      kicker: "Aéroport Nantes Atlantique",
      title: "VTC aéroport de Nantes, à l’heure de votre vol",
      lead: "Premier départ du matin ou dernier retour du soir : la voiture est là avant vous, au prix convenu à la réservation.",
      insideKicker: "Votre vol",
      insideTitle: "Nous suivons l’avion, pas l’horaire imprimé",
      inside:
        "<p>Donnez le numéro de vol en réservant. S’il est en avance, nous aussi ; s’il a du retard, la prise en charge se décale avec lui et le prix ne bouge pas. L’heure qui suit l’atterrissage est comprise : de quoi passer la douane et attendre les valises.</p><p>À l’arrivée, votre chauffeur vous attend à la sortie des bagages, une pancarte à votre nom. Au départ, il vous dépose devant l’aérogare, au plus près de votre comptoir, et se charge des valises. Le stationnement est compris.</p>",
      detailTitle: "Combien de temps prévoir",
      detail:
        "<p>Depuis l’aéroport ou vers lui, quand la circulation est normale :</p><ul><li>Nantes centre : 20 min</li><li>Clisson : 35 min</li><li>Pornic : 40 min</li><li>Saint-Nazaire : 55 min</li><li>La Baule : 1 h</li><li>Angers : 1 h 10</li></ul><p>Aux heures de pointe, le périphérique nantais ajoute de dix à vingt minutes. Soyez à l’aéroport deux heures avant un vol européen, trois heures avant un vol plus lointain : si vous hésitez sur l’heure de la voiture, donnez-nous celle du décollage et nous compterons à rebours avec vous.</p>",
      questionsTitle: "Avant de décoller",
      questions: [
        {
          question: "Où retrouve-t-on le chauffeur à l’arrivée ?",
          answer:
            "<p>À la sortie de la salle de livraison des bagages, avec une pancarte à votre nom. Vous avez aussi son numéro, envoyé la veille : il répond dès que l’avion s’est posé.</p>",
        },
        {
          question: "Et si mon vol est annulé ?",
          answer:
            "<p>Prévenez-nous dès que vous le savez. Si c’est la compagnie qui annule, nous reportons la course au vol suivant, sans frais.</p>",
        },
        {
          question: "Peut-on partir à quatre heures du matin ?",
          answer:
            "<p>Oui, tous les jours de l’année. La majoration de nuit dépend de l’heure de prise en charge ; elle est déjà dans le prix affiché avant la réservation.</p>",
        },
        {
          question: "Combien de bagages puis-je emporter ?",
          answer:
            "<p>Trois grandes valises dans la berline, sept dans le van, et les bagages à main. Pour une poussette, une planche ou un violoncelle, dites-le dans le message : nous choisirons la voiture avec vous.</p>",
        },
        {
          question: "Conduisez-vous vers d’autres aéroports ?",
          answer:
            '<p>Oui : Rennes, Bordeaux, Roissy ou Orly, au même tarif à la distance. Le <a href="/tarifs-courses-vtc">calculateur</a> vous donne le prix.</p>',
        },
      ],
      callTitle: "Un vol à prendre, ou quelqu’un à attendre ?",
      call: "Réservez avec le numéro de vol : nous nous occupons du reste de l’horaire.",
      booking: { kind: "TRANSFER", pickup: "Aéroport Nantes Atlantique" },
    },
    en: {
      kicker: "Nantes Atlantique airport",
      title: "Nantes airport transfers, on your flight’s time",
      lead: "First departure of the morning or last arrival of the evening: the car is there before you are, at the price agreed when you booked.",
      insideKicker: "Your flight",
      insideTitle: "We follow the aircraft, not the printed timetable",
      inside:
        "<p>Give us the flight number when you book. If it is early, so are we; if it is late, the pickup moves with it and the price does not change. The hour after landing is included, time enough for customs and the carousel.</p><p>When you land, your driver is waiting outside baggage reclaim with your name on a board. When you leave, they drop you at the terminal, as close to your check-in desk as cars may go, and see to the cases. Parking is included.</p>",
      detailTitle: "How long to allow",
      detail:
        "<p>To or from the airport, in normal traffic:</p><ul><li>Central Nantes: 20 min</li><li>Clisson: 35 min</li><li>Pornic: 40 min</li><li>Saint-Nazaire: 55 min</li><li>La Baule: 1 hr</li><li>Angers: 1 hr 10 min</li></ul><p>At rush hour, the Nantes ring road adds ten to twenty minutes. Be at the airport two hours before a European flight and three before a longer one. If you are unsure when the car should come, give us the time of take-off and we will count back with you.</p>",
      questionsTitle: "Before you fly",
      questions: [
        {
          question: "Where do I meet the driver when I land?",
          answer:
            "<p>At the exit of baggage reclaim, under a board with your name on it. You will also have their number, sent the day before; they answer from the moment you touch down.</p>",
        },
        {
          question: "What if my flight is cancelled?",
          answer:
            "<p>Tell us as soon as you know. If it is the airline that cancels, we move the ride to the next flight, free of charge.</p>",
        },
        {
          question: "Can we leave at four in the morning?",
          answer:
            "<p>Yes, every day of the year. The night supplement depends on the time of pickup, and is already in the price shown before you book.</p>",
        },
        {
          question: "How much luggage can I bring?",
          answer:
            "<p>Three large cases in the saloon, seven in the van, and your hand luggage. For a pushchair, a surfboard or a cello, say so in the message and we will choose the car with you.</p>",
        },
        {
          question: "Do you drive to other airports?",
          answer:
            '<p>Yes: Rennes, Bordeaux, Paris Charles de Gaulle or Orly, at the same rate by distance. The <a href="/tarifs-courses-vtc">calculator</a> gives you the price.</p>',
        },
      ],
      callTitle: "A flight to catch, or someone to meet?",
      call: "Book with the flight number; we will look after the rest of the timetable.",
      booking: { kind: "TRANSFER", pickup: "Nantes Atlantique Airport" },
    },
  },
);
