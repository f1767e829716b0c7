export const errorMessagesFr = {
  BAD_REQUEST: "La demande n’a pas pu être lue.",
  INVALID_FIELDS: "Certains champs sont à corriger.",
  UNAUTHENTICATED: "Connectez-vous pour continuer.",
  FORBIDDEN: "Vous n’avez pas accès à cette action.",
  SESSION_IDLE:
    "Personne n’a utilisé cette session depuis un moment : redonnez votre mot de passe pour continuer.",
  PROOF_NEEDED: "Confirmez que c’est bien vous pour continuer.",
  SECOND_FACTOR_NEEDED: "Activez d’abord la connexion en deux étapes.",
  NOT_FOUND: "Introuvable.",
  CONFLICT: "Cette action n’est plus possible.",
  OWN_FACTOR_FIRST:
    "Activez d’abord la connexion en deux étapes pour vous-même, dans « Ma connexion » : sans elle, vous seriez le premier à ne plus entrer.",
  STALE:
    "Quelqu’un d’autre l’a modifié entre-temps : votre saisie est gardée, rien n’a été remplacé.",
  VERSION_NEEDED: "Relisez d’abord ce que vous modifiez : la version de départ manque.",
  TOO_NESTED: "Ce qui a été envoyé est trop imbriqué pour être lu.",
  TOO_LARGE: "L’envoi est trop volumineux.",
  UNSUPPORTED_TYPE: "Cet appel attend du JSON, ou un formulaire s’il reçoit un fichier.",
  TOO_MANY_REQUESTS: "Trop de demandes à la suite. Patientez quelques minutes, ou appelez-nous.",
  PRINTERS_BUSY:
    "Beaucoup de documents sont demandés en ce moment. Réessayez dans une dizaine de secondes.",
  UNAVAILABLE: "Le service est momentanément indisponible.",
  TRANSLATOR_OFF: "Aucun service de traduction n’est configuré sur ce site.",
  TRANSLATOR_QUOTA:
    "Le service de traduction a épuisé ses caractères pour ce mois-ci : traduisez à la main, ou augmentez son forfait. Rien n’est perdu.",
  TRANSLATOR_REFUSED:
    "Le service de traduction refuse la clé de ce site : faites-la vérifier par qui l’a installé. Rien n’est perdu.",
  TRANSLATOR_BUSY:
    "Le service de traduction est très demandé : réessayez dans une minute. Rien n’est perdu.",
  TRANSLATOR_UNREACHABLE:
    "Le service de traduction ne répond pas : réessayez plus tard, ou traduisez à la main. Rien n’est perdu.",
  TRANSLATION_TOO_LONG:
    "Ce texte est trop long pour être traduit d’un coup : traduisez-le en plusieurs parties.",
  INTERNAL: "Une erreur est survenue de notre côté. Réessayez dans un instant.",
  REQUIRED: "Ce champ est nécessaire.",
  INVALID: "Cette valeur n’est pas valable.",
  TOO_SMALL: "Cette valeur est trop courte ou trop petite.",
  MESSAGE_TOO_SHORT: "Dites-nous-en un peu plus : 10 caractères au moins.",
  TOO_LONG: "Ce texte est trop long.",
  LINE_BREAK: "Ce texte tient sur une seule ligne : retirez le saut de ligne.",
  HIDDEN_SIGN: "Ce texte contient un caractère invisible : effacez-le et tapez-le à nouveau.",
  TOO_BIG: "Cette valeur est trop grande.",
  END_BEFORE_START: "Ce moment doit venir après le début.",
  PLACES_TAKEN: "Au moins {count} : c’est le nombre de places déjà prises.",
  IDENTITY_NOT_ASKED:
    "Aucune pièce d’identité n’est demandée pour cette réservation, ou elle est déjà vérifiée.",
  EVENT_IS_FREE: "On y vient sans s’inscrire.",
  EVENT_HAS_BEGUN: "Les inscriptions sont closes : cela a commencé, ou c’est passé.",
  FIELD_GONE:
    "Ce champ ne se change pas ici. Si la page date d’avant une mise à jour du site, copiez votre saisie, puis rechargez-la.",
  FIELD_UNKNOWN: "Ce champ ne peut ni filtrer ni trier cette liste.",
  CHOICE_UNKNOWN: "Choisissez l’une des valeurs proposées.",
  COLOUR_INVALID: "Une couleur s’écrit comme #D4AF37 : un # et six signes, de 0 à 9 ou de A à F.",
  TOO_LONG_TO_TRY: "Ce texte est trop long pour être montré avant d’être enregistré.",
  LINK_INVALID:
    "Une adresse commence par « https », une page de ce site par une barre oblique (/).",
  HOURS_INVALID: "Ces horaires ne peuvent pas être lus, écrivez-les comme l’exemple.",
  RATIO_INVALID: "Des proportions s’écrivent comme 3/4.",
  IBAN_INVALID: "Cet IBAN n’est pas juste : vérifiez chacun de ses signes.",
  BIC_INVALID: "Un BIC a 8 ou 11 signes, comme BNPAFRPP.",
  IMAGE_SERVICE_INVALID:
    "L’adresse d’un service d’images est celle d’un site protégé (https), sans mot de passe et sans rien après son chemin.",
  MATOMO_ADDRESS_INVALID:
    "L’adresse de Matomo est celle d’un site protégé (https), ou un chemin de ce site, qui commence par une barre oblique (/).",
  MATOMO_SITE_INVALID: "Le numéro que Matomo donne à ce site : un nombre entier, comme 1.",
  TAG_MANAGER_IDS_INVALID:
    "Un conteneur s’écrit GTM- et quatre à dix lettres capitales ou chiffres, comme GTM-AB12CD3. Séparez-en plusieurs par des virgules.",
  ANALYTICS_ID_INVALID:
    "Un flux de Google Analytics 4 s’écrit G- et six à douze lettres capitales ou chiffres, comme G-AB12CD34EF.",
  ADS_ID_INVALID: "Un compte Google Ads s’écrit AW- et six à douze chiffres, comme AW-123456789.",
  DOMAIN_INVALID:
    "Un domaine s’écrit sans https ni barre oblique, en minuscules, comme exemple.fr.",
  PIXEL_KEY_INVALID:
    "La clé d’un pixel n’a que des chiffres, de huit à vingt, comme 123456789012345.",
  NUMBER_INVALID: "Écrivez un nombre, comme 12 ou 2,62.",
  WHOLE_NUMBER: "Écrivez un nombre entier, sans virgule.",
  AT_LEAST: "Pas moins de {count}.",
  AT_MOST: "Pas plus de {count}.",
  EMAIL_INVALID: "Cette adresse e-mail n’est pas complète.",
  IDEMPOTENCY_KEY_MISSING:
    "Il manque à cette demande la clé qui la distingue : rechargez la page et réessayez.",
  IDEMPOTENCY_KEY_INVALID:
    "La clé qui distingue cette demande doit avoir de 8 à 128 caractères imprimables.",
  IDEMPOTENCY_KEY_REUSED: "Cette clé a déjà servi à une autre demande.",
  SLOT_TAKEN:
    "Ce véhicule vient d’être réservé à cette heure : choisissez un autre horaire ou un autre véhicule.",
  PLACE_UNKNOWN: "Choisissez ce lieu à nouveau dans la liste proposée.",
  ADDRESS_MISSING:
    "Dites au chauffeur où vous prendre dans cette commune : numéro et rue, hôtel ou société.",
  PICKUP_NOT_IN_FRANCE: "La prise en charge doit être en France.",
  PICKUP_TOO_FAR: "Ce lieu de prise en charge est hors du secteur que nous desservons d’habitude.",
  START_IN_PAST: "Cette heure est déjà passée.",
  START_TOO_SOON:
    "C’est trop proche pour une réservation en ligne : appelez-nous, nous ferons au mieux.",
  START_TOO_FAR: "Les réservations ne sont pas encore ouvertes à cette date.",
  START_CLOSED: "Aucune réservation n’est possible ce jour-là : choisissez une autre date.",
  START_OUT_OF_HOURS:
    "Nous ne prenons pas de course à cette heure-là : choisissez une autre heure.",
  RETURN_BEFORE_ARRIVAL: "Le retour ne peut pas partir avant l’arrivée.",
  HOURS_OUT_OF_RANGE: "Une mise à disposition dure de 1 à 24 heures.",
  HOURS_TOO_FEW: "Le trajet seul dure plus longtemps : choisissez plus d’heures.",
  SAME_PLACE: "La destination est le lieu de prise en charge.",
  TOO_MANY_PASSENGERS:
    "Aucun de nos véhicules n’a autant de places : appelez-nous pour en réserver plusieurs.",
  VEHICLE_TOO_SMALL: "Ce véhicule n’a pas assez de places : choisissez-en un plus grand.",
  VEHICLE_UNKNOWN: "Ce véhicule n’existe pas.",
  SERVICE_FOR_MEMBERS:
    "Cette prestation est réservée aux membres : connectez-vous pour la réserver.",
  SERVICE_UNKNOWN: "Cette prestation n’est plus proposée.",
  DRIVER_TAKEN: "Cette personne conduit déjà une autre course à cette heure-là.",
  VEHICLE_TAKEN: "Ce véhicule a une autre course à ce moment-là.",
  NO_VEHICLE: "Aucun véhicule n’est disponible.",
  PHONE_INVALID: "Ce numéro de téléphone n’est pas complet.",
  BIRTHDATE_INVALID: "Cette date de naissance n’est pas plausible : écrivez-la comme 14/05/1982.",
  MINOR: "L’inscription est réservée aux personnes majeures.",
  EMAIL_UNCHANGED: "C’est déjà votre adresse e-mail.",
  POSTAL_CODE_INVALID: "Un code postal français a cinq chiffres.",
  POSTAL_CODE_UNKNOWN: "Ce code postal n’existe pas en France.",
  POSTAL_CODE_ELSEWHERE: "Ce code postal n’est pas celui du pays choisi.",
  COUNTRY_UNKNOWN: "Ce pays n’existe pas.",
  ADDRESS_BOOK_FULL: "Un carnet tient 20 adresses : supprimez-en une avant d’en ajouter.",
  LETTER_NOT_AGAIN: "Cette lettre ne peut pas être renvoyée.",
  LETTER_JUST_SENT: "Cette lettre vient d’être renvoyée. Attendez une minute.",
  ANSWERED_MEANWHILE:
    "Quelqu’un vient de répondre à ce message. Lisez sa réponse avant d’envoyer la vôtre ; elle est gardée.",
  REVIEW_TOO_EARLY: "Un avis se donne une fois la course faite, ou la commande arrivée.",
  REVIEW_PUBLISHED:
    "Cet avis est publié : il ne se modifie plus. Écrivez-nous pour le faire retirer.",
  REVIEW_OF_OWN: "L’équipe ne donne pas d’avis sur son propre travail.",
  REVIEW_CHANGED:
    "Cet avis a changé depuis que vous l’avez lu. Relisez-le avant de décider ; votre saisie est gardée.",
  REVIEW_SOURCE_UNKNOWN: "Aucune source d’avis ne porte ce nom.",
  REVIEW_SOURCE_TAKEN: "Un autre site d’avis porte déjà cet identifiant.",
  PUSH_SERVICE_UNKNOWN: "Ce navigateur ne peut pas être prévenu : son service n’est pas reconnu.",
  LAST_SUPER_ADMIN:
    "Ce compte est le dernier à administrer le site : nommez d’abord quelqu’un d’autre.",
  FLIGHT_NUMBER_INVALID: "Un numéro de vol s’écrit comme AF 1234.",
  TRAIN_NUMBER_INVALID: "Un numéro de train s’écrit comme TGV 8901.",
  LOGIN_WRONG: "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
  LOGIN_TOO_OFTEN:
    "Trop d’essais à la suite. Patientez, ou choisissez un nouveau mot de passe avec « Mot de passe oublié ».",
  CODE_WRONG: "Ce code n’est pas le bon, ou il a déjà servi.",
  CODE_TOO_OFTEN: "Trop de codes faux à la suite. Patientez une heure avant de réessayer.",
  LOGIN_OVER: "Cette connexion a trop attendu : recommencez avec votre mot de passe.",
  SECOND_FACTOR_ON: "La connexion en deux étapes est déjà active.",
  SECOND_FACTOR_OFF: "La connexion en deux étapes n’est pas active.",
  STAFF_KNOWN: "Cette adresse est déjà celle de quelqu’un de l’équipe.",
  NOT_ON_ONESELF: "Cela ne se fait pas sur son propre compte : demandez-le à quelqu’un d’autre.",
  INVITATION_OVER: "Cette personne a déjà choisi son mot de passe.",
  PASSKEY_WRONG: "Cette clé d’accès n’a pas pu être vérifiée.",
  PASSKEYS_IMPOSSIBLE: "L’adresse de ce site ne permet pas les clés d’accès.",
  PASSKEYS_FULL: "Dix clés d’accès au plus : retirez-en une d’abord.",
  OTHER_MEMBER:
    "Quelqu’un d’autre s’est connecté dans ce navigateur : rien n’a été enregistré. Rechargez la page.",
  PASSWORD_WRONG: "Ce n’est pas le bon mot de passe.",
  PASSWORD_TOO_SHORT: "Un mot de passe a au moins 10 caractères.",
  PASSWORD_TOO_COMMON: "Ce mot de passe se devine trop facilement : choisissez-en un autre.",
  USE_TERMS_NOT_ACCEPTED: "Acceptez les conditions d’utilisation pour vous inscrire.",
  TERMS_NOT_ACCEPTED: "Acceptez les conditions générales de vente pour continuer.",
  LIST_UNKNOWN: "Cette liste n’existe pas.",
  PRIVACY_NOT_ACCEPTED: "Donnez votre accord pour que nous puissions vous écrire.",
  OPERATOR_INCOMPLETE:
    "Les réservations en ligne sont suspendues : une mention légale manque au justificatif. Appelez-nous.",
  ACTION_NOT_POSSIBLE: "Cette action n’est plus possible à ce stade.",
  CLOSED_MEANWHILE:
    "Cette période vient d’être clôturée par quelqu’un d’autre : rechargez la page.",
  PERIOD_NOT_OVER: "Cette période n’est pas terminée : elle se clôture à partir du lendemain.",
  STOCK_CHANGED_MEANWHILE:
    "Ce stock a changé entre-temps, et rien n’a été enregistré : vérifiez-le, puis recommencez.",
  STOCK_EXPECTED_NOW: "Un changement est arrivé entre-temps : il devrait y en avoir {count}.",
  STOCK_HELD: "Des commandes en attendent {count} : comptez à nouveau, ou annulez-en une.",
  NOT_ENOUGH_TO_SEND_AGAIN:
    "Il n’en reste pas assez pour renvoyer la commande : remboursez-la, ou corrigez d’abord le stock.",
  CUSTOMER_GONE: "Ce client n’existe plus : il a été effacé, ou fusionné avec un autre.",
  CUSTOMER_NEEDS_ACCOUNT:
    "Celui qui est gardé doit avoir un compte : invitez ce client à en créer un, puis recommencez.",
  EMAIL_OF_ANOTHER: "Un autre client a déjà cette adresse : ouvrez sa fiche et fusionnez les deux.",
  SAME_CUSTOMER: "Choisissez un autre client : celui-ci est celui que vous gardez.",
  ARRIVAL_CHANGED_MEANWHILE:
    "Quelqu’un d’autre vient de noter une autre heure : elle figure maintenant dans la journée.",
  CHANGED_MEANWHILE: "Ce que vous voyez a changé entre-temps : rechargez la page.",
  VEHICLE_GONE:
    "Le véhicule n’est plus libre à cette heure : rien n’a été débité. Choisissez un autre horaire depuis la page de votre réservation, ou réservez à nouveau.",
  TOO_MANY_UNPAID_HOLDS:
    "Trois véhicules vous sont déjà gardés en attente d’un paiement. Payez l’une de ces réservations (le lien de paiement est dans l’e-mail de chacune), ou attendez quinze minutes : un véhicule qui n’est pas payé se libère.",
  PAY_LINK_EXPIRED: "Ce lien de paiement n’est plus valable : demandez-en un nouveau.",
  NOTHING_TO_PAY: "Il n’y a rien à payer.",
  ORDER_OUT_OF_STOCK:
    "Un des produits de cette commande n’est plus disponible en quantité suffisante : elle ne peut plus être payée.",
  ORDER_ERASED:
    "Cette commande a été effacée avec l’espace de son client : elle ne peut plus être payée.",
  ORDER_SLOT_OVER:
    "Le moment du retrait de cette commande est passé : elle ne peut plus être payée. Passez-en une nouvelle.",
  ORDER_TOO_OLD:
    "Cette commande a plus de 60 jours : elle ne peut plus être payée. Passez-en une nouvelle.",
  NO_PRODUCTS_IN_CART: "Le panier est vide.",
  PRODUCT_TWICE: "Ce produit figure deux fois : donnez-en la quantité en une seule fois.",
  AGE: "La vente d’alcool est interdite aux moins de 18 ans.",
  DELIVERY_LOCKED: "Les expéditions sont suspendues pour le moment : choisissez le retrait.",
  DELIVERY_NEEDED: "Cette commande doit être livrée ou retirée : choisissez comment.",
  NOTHING_TO_SEND: "Rien dans cette commande n’est à expédier.",
  NOBODY_CARRIES: "Aucun transporteur n’emporte ce colis jusque-là.",
  COUNTRY_NOT_SOLD_TO: "Nous ne livrons qu’en France.",
  CARRIER_UNAVAILABLE: "Ce transporteur n’emporte pas ce colis jusque-là : choisissez-en un autre.",
  ACCESS_POINT_UNKNOWN: "Ce point relais n’existe plus : choisissez-en un autre.",
  COLLECT_SLOT_GONE: "Le retrait n’est pas possible à ce moment-là : choisissez-en un autre.",
  TOO_FEW_BOTTLES: "Il n’y a pas assez de bouteilles pour une expédition.",
  TOO_MANY_BOTTLES: "Il y a trop de bouteilles pour une expédition : appelez-nous.",
  NOT_A_MULTIPLE: "Nous n’expédions pas ce nombre de bouteilles.",
  TRANSFER_TOO_SLOW:
    "Un virement peut mettre 15 jours ouvrés à nous parvenir : choisissez un jour de retrait plus lointain, ou payez par carte.",
  PAYMENT_METHOD_UNAVAILABLE: "Ce moyen de paiement n’est pas proposé.",
  TOO_LITTLE_BY_CARD:
    "Moins de 0,50 € ne se paie pas par carte : ajoutez un article, choisissez un autre moyen de paiement ou appelez-nous.",
  ORDER_STOCK_GONE: "D’autres ont été plus rapides : ce qui manque est indiqué à chaque ligne.",
  PRICE_CHANGED: "Le total a changé depuis que vous l’avez vu : vérifiez-le avant de commander.",
  NEW_TOTAL: "Le total est maintenant de {count} : vérifiez-le avant de commander.",
  DISCOUNT_UNKNOWN: "Ce code de réduction n’existe pas.",
  DISCOUNT_NOT_YET: "Ce code de réduction n’est pas encore valable.",
  DISCOUNT_EXPIRED: "Ce code de réduction n’est plus valable.",
  DISCOUNT_MINIMUM: "Ce code de réduction demande un montant d’achat plus élevé.",
  NOT_ENOUGH_LEFT: "Il n’en reste pas autant.",
  ONLY_SO_MANY_LEFT: "Encore disponible : {count}.",
  OUT_OF_STOCK: "Cet article est épuisé pour le moment.",
  NO_LONGER_SOLD: "Cet article n’est plus en vente.",
  TOO_MANY_OF_ONE: "Pas plus de 600 d’un même article en ligne : pour davantage, appelez-nous.",
  CART_FULL: "Un panier contient 100 articles différents : retirez-en un pour en ajouter un autre.",
  DISCOUNT_USED_UP: "Ce code de réduction a été utilisé autant de fois qu’il pouvait l’être.",
  DISCOUNT_ALREADY_USED: "Vous avez déjà utilisé ce code de réduction.",
  PAYMENT_UNDER_WAY: "Un paiement est déjà en cours.",
  CHANGE_TOO_LATE:
    "Un changement n’est possible que jusqu’à 24 heures avant le départ : appelez-nous.",
  REASON_NOT_POSSIBLE: "Ce motif ne s’applique pas à ce stade.",
  NOT_A_CONSUMER: "Le droit de rétractation est réservé aux consommateurs.",
  PERIOD_OVER: "Le délai de rétractation est passé.",
  PERFORMED: "La course a déjà été faite : la rétractation n’est plus possible.",
  DEPOSIT_NOT_LATE_YET: "L’acompte peut encore arriver : 15 jours ouvrés ne sont pas passés.",
  FORCE_MAJEURE_TOO_SHORT:
    "La force majeure dure depuis moins de 3 mois : le contrat est seulement suspendu.",
  TIME_TO_COME: "Cette heure est encore à venir.",
  CASH_ABOVE_LIMIT: "Ce montant dépasse ce qui peut être payé en espèces.",
  MORE_THAN_OWED: "Ce montant dépasse ce qui reste dû.",
  MORE_THAN_PAID: "Ce montant dépasse ce qui a été payé.",
  NO_GOODS_CHOSEN: "Indiquez au moins un article revenu.",
  MORE_THAN_SOLD: "Il n’en reste pas autant qui puisse revenir.",
  MORE_THAN_LEFT: "Ce montant dépasse ce qui peut encore être rendu.",
  SIRET_INVALID:
    "Un SIRET a 14 chiffres, dont le dernier vérifie les autres : celui-ci n’en est pas un.",
  VAT_NUMBER_INVALID:
    "Ce numéro de TVA n’est pas valide : en France, FR, deux chiffres, puis le SIREN.",
  MONTH_INVOICED: "La facture de ce mois est déjà émise : rechargez la page.",
  NOTHING_TO_INVOICE: "Aucune course de ce mois n’est à facturer.",
  MONTH_NOT_OVER: "Ce mois n’est pas fini : il se facture à partir du premier du mois suivant.",
  REMINDED_TODAY: "Une relance est déjà partie aujourd’hui.",
  MEMBER_UNKNOWN: "Aucun compte du site n’a cette adresse.",
  MEMBER_OF_ANOTHER: "Ce membre réserve déjà pour une autre entreprise.",
  BLOCK_OF_CALENDAR: "Cette indisponibilité vient d’un agenda : changez-la dans cet agenda.",
  CALENDAR_NOT_FOUND: "Aucun agenda ne répond à cette adresse.",
  CALENDAR_NOT_PUBLIC: "Cette adresse doit être publique et commencer par « https » ou « webcal ».",
  CALENDAR_REFUSED:
    "L’agenda refuse de se laisser lire à cette adresse. Copiez son adresse secrète au format iCal.",
  CALENDAR_TOO_LARGE: "Cet agenda est trop volumineux : 4 Mo au plus.",
  CALENDAR_TOO_SLOW: "L’agenda met trop de temps à répondre.",
  CALENDAR_PARTLY_READ:
    "L’heure d’un ou de plusieurs événements n’a pas pu être lue : bloquez-les à la main. Les autres comptent.",
  CALENDAR_UNREADABLE: "Ce n’est pas un agenda au format iCal (.ics), ou il est abîmé.",
  CALENDAR_TOO_LONG: "Cet agenda contient trop d’événements pour être lu.",
  CALENDAR_SOURCE_MISSING: "Donnez une adresse, ou choisissez un fichier.",
  ADDRESS_RESERVED:
    "Le site se sert déjà de cette adresse, ou elle contient un signe impossible : choisissez-en une autre.",
  PAGE_BELOW_ITSELF: "Une page ne peut pas être rangée sous elle-même.",
  PAGE_ABOVE_NOT_OUT: "Publiez d’abord la page au-dessus.",
  SUBSCRIBER_COMPLAINED:
    "Cette personne a signalé la lettre comme indésirable : elle seule peut se réabonner, depuis le site.",
  LETTER_NOT_OUT: "Publiez d’abord ce texte : vos abonnés lisent ce qui est en ligne.",
  LETTER_UNDER_WAY: "L’envoi de ce texte est déjà en cours.",
  BLOCK_OF_OTHER_PAGE: "Ce bloc est celui d’une autre page : copiez-le, ou ajoutez-en un.",
  BLOCK_TWICE: "Ce bloc figure deux fois dans la page : copiez-le, ou ajoutez-en un.",
  HOME_STAYS: "La page d’accueil ne peut pas être retirée : modifiez-la.",
  HOME_IS_A_PAGE: "Cette page est l’accueil : elle ne peut pas être un simple titre.",
  ADDRESS_TAKEN: "Une autre page est déjà à cette adresse.",
  REFERENCE_TAKEN: "Un autre produit porte déjà cette référence.",
  ARTICLE_EXISTS:
    "Un article de ce produit a déjà ces valeurs : dites en quoi celui-ci diffère, ou remettez l’autre en vente.",
  CHOSEN_TWICE: "Ce choix figure déjà plus haut.",
  BOX_IN_ITSELF: "Un coffret ne peut pas se contenir lui-même.",
  LANGUAGE_STAYS: "Celle-ci reste montrée : c’est la langue du site.",
  BOX_EMPTY: "Dites ce qu’il contient : c’est là qu’il se prend.",
  BOX_WITHOUT_STOCK:
    "Composé à la commande, il se prend aux stocks de ce qu’il contient : laissez ceci vide.",
  BOX_IN_BOX: "Celui-ci se compose lui-même à la commande : choisissez plutôt ce qu’il contient.",
  IN_PACKED_BOX: "Il est dans un coffret composé à la commande : retirez-le d’abord de ce coffret.",
  STOCK_TWICE: "Donnez-lui un stock à lui, ou celui d’un autre : pas les deux.",
  DAYS_REVERSED: "Le second nombre de jours ne peut pas être plus petit que le premier.",
  HOURS_OVERLAP: "Ces heures en recouvrent d’autres du même jour.",
  POINT_CODE_TAKEN: "Un autre point relais porte déjà ce code.",
  POINT_UNPLACED: "Nous ne trouvons pas cette ville : donnez la latitude et la longitude.",
  ADDRESS_OF_ORDERS:
    "Des commandes se retirent à cette adresse : effacez plutôt ses heures, et elle ne sera plus proposée.",
  LAST_ADDRESS: "C’est votre seule adresse : modifiez-la.",
  ADDRESS_TYPE_TAKEN: "Une autre sorte d’adresse porte ce nom, ou l’a porté : donnez-en un autre.",
  ADDRESS_TYPE_STAYS: "Le site se sert de cette sorte d’adresse : vous pouvez la renommer.",
  ADDRESS_TYPE_USED:
    "Des adresses de vos clients, ou les vôtres, sont encore de cette sorte : elle reste tant qu’il y en a.",
  TYPE_OF_HOURS: "Les heures de retrait en décident : ne la choisissez pas ici.",
  CODE_TAKEN: "Un autre code porte déjà ce nom.",
  CODE_USED: "Ce code a déjà servi : créez-en un autre.",
  REDUCED_NOT_BELOW: "Un prix réduit est plus bas que le prix.",
  REDUCTION_OVER: "Ce jour est passé : choisissez le dernier jour du prix réduit.",
  REDUCTION_TOO_HIGH:
    "Ce ne serait pas une réduction : la loi la compte depuis votre prix le plus bas des 30 derniers jours. Possible : {count} au plus.",
  REDUCTION_UNKNOWN:
    "Cet article n’a pas encore été vendu à un autre prix : mettez-le d’abord en vente à son prix.",
  FEWER_THAN_USED: "Ce code a déjà servi {count} fois.",
  ERASURE_PENDING: "Ce client attend d’être effacé : il ne peut plus être fusionné.",
  NO_LINE_NAMED: "Cochez au moins un article qui manque.",
  LINE_NOT_IN_ORDER: "Cet article n’est pas dans la commande.",
  MEDIUM_MISSING: "Choisissez un fichier.",
  SITE_IN_BUILDING: "Ce site est en préparation : rien ne peut encore y être réservé ni commandé.",
  DUTIES_LACKING:
    "Il manque encore ce que la loi demande d’un site : complétez les points indispensables de la liste.",
  SITE_FILE_INVALID:
    "Ce n’est pas le fichier d’un site, ou il a été modifié. Choisissez un fichier tel que « Emporter ce site » l’a fait.",
  SITE_FILE_ARTICLES_ALIKE:
    "Dans ce fichier, un produit a deux articles aux mêmes valeurs, et l’un des deux serait perdu (référence : {count}). Sur le site d’où il vient, dites en quoi ils diffèrent, puis emportez-le à nouveau.",
  SITE_FILE_TOO_LARGE: "Ce fichier dépasse la taille permise : 200 Mo.",
  MEDIUM_TOO_LARGE:
    "Ce fichier est trop lourd : 25 Mo au plus pour une photo, 40 pour une vidéo, 20 pour un document.",
  MEDIUM_UNKNOWN:
    "Ce fichier n’est ni une photo (JPEG, PNG, WebP, AVIF), ni un dessin SVG, ni une vidéo (MP4, MOV, WebM), ni un document PDF.",
  MEDIA_TOO_MANY: "Dix fichiers à la fois, au plus.",
  QUESTIONS_MISSING: "Posez au moins une question.",
  OPTIONS_TOO_FEW: "Proposez au moins deux réponses.",
  CONDITION_LOST:
    "Choisissez une question qui vient avant celle-ci, et l’une de ses réponses. Ou posez la question à tous.",
  DATE_INVALID: "Cette date n’existe pas.",
  FORM_FILE_TOO_LARGE: "Un fichier pèse 10 Mo au plus.",
  FORM_FILES_TOO_LARGE: "Ensemble, vos fichiers pèsent 25 Mo au plus.",
  FORM_FILES_TOO_MANY: "Cinq fichiers au plus.",
  FORM_FILE_UNKNOWN: "Ce fichier n’est ni une photo (JPEG, PNG, WebP, HEIC), ni un document PDF.",
  MEDIUM_OTHER_KIND:
    "Une photo se remplace par une photo, une vidéo par une vidéo, un document par un document.",
  MEDIUM_THERE:
    "Ce fichier est déjà dans la bibliothèque, sous un autre nom : choisissez celui-là.",
  MEDIUM_USED:
    "Ce fichier sert encore sur le site : retirez-le d’abord des contenus qui le montrent.",
  PHOTO_IS_HEIC:
    "Cette photo est au format HEIC de l’iPhone. Sur l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible » ; ou exportez-la en JPEG.",
  PHOTO_TOO_MANY_PIXELS:
    "Cette photo a plus de 50 millions de pixels : exportez-la plus petite, 4 000 pixels de large suffisent.",
  IMAGE_MOVES:
    "Cette image est animée, et n’en montrerait qu’une vue : envoyez une vidéo MP4, ou une image fixe.",
  VIDEO_UNREADABLE: "Cette vidéo est abîmée, ou incomplète : exportez-la à nouveau en MP4.",
  PDF_ACTS:
    "Ce document PDF contient un programme, un autre fichier ou un mot de passe : ouvrez-le, choisissez « Imprimer », puis « Enregistrer au format PDF », et envoyez la copie.",
  PDF_UNREADABLE: "Ce document PDF est abîmé, ou incomplet : exportez-le à nouveau.",
  ALT_MISSING: "Décrivez la photo : en quelques mots, ce qu’on y voit, dans cette langue.",
  ALT_MISSING_OF:
    "Décrivez la photo « {count} » : en quelques mots, ce qu’on y voit, dans cette langue.",
  UNKNOWN_PLACEHOLDER:
    "Les accolades entourent seulement les mots proposés sous le champ : insérez-les d’un clic.",
  IMAGE_MISSING: "Choisissez un fichier.",
  IMAGE_TOO_LARGE: "Ce fichier est trop lourd : 1 Mo au plus.",
  IMAGE_UNKNOWN: "Ce fichier n’est pas une image SVG, PNG, JPEG ou WebP.",
  IMAGE_UNREADABLE: "Cette image est abîmée, ou incomplète : exportez-la à nouveau.",
  IMAGE_TOO_MANY_PIXELS: "Cette image a trop de pixels : 4 000 de côté suffisent largement.",
  SVG_UNREADABLE:
    "Ce dessin est abîmé, ou a trop d’éléments : simplifiez-le, ou envoyez-le en PNG.",
  SVG_WITHOUT_SIZE:
    "Ce dessin SVG ne dit pas ses dimensions : exportez-le avec un attribut « viewBox ».",
  SVG_NOT_PLAIN:
    "Ce dessin SVG contient une feuille de style, une image, un filtre ou une animation, qui seraient perdus : exportez-le avec des « attributs de présentation », ou en PNG.",
} satisfies Record<string, string>;
