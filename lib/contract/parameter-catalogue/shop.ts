import { bic, boolean, iban, link, number, pickOne, pickSome, ratio, string } from "./definition";

export const shopParameters = {
  FREE_SHIPPING_PRICE: number(["Port offert : montant", "Free delivery: amount"], {
    unit: "EUROS",
    least: 0,
    most: 100_000,
    hasDecimals: true,
    says: [
      "Le port est offert à partir de {value} d’achats",
      "Delivery is free from {value} of purchases",
    ],
    unset: ["Aucun montant n’offre le port", "No amount makes delivery free"],
  }),
  FREE_SHIPPING_BOTTLE: number(["Port offert : bouteilles", "Free delivery: bottles"], {
    unit: "BOTTLES",
    least: 1,
    most: 10_000,
    says: ["Le port est offert à partir de {value}", "Delivery is free from {value}"],
    unset: [
      "Aucun nombre de bouteilles n’offre le port",
      "No number of bottles makes delivery free",
    ],
  }),
  MINIMUM_EXPEDITION_BOTTLE: number(["Bouteilles expédiées au moins", "Fewest bottles shipped"], {
    unit: "BOTTLES",
    least: 1,
    most: 10_000,
    says: ["Un envoi compte au moins {value}", "A parcel holds {value} at least"],
    unset: ["Un envoi peut ne compter qu’une bouteille", "A parcel may hold a single bottle"],
  }),
  MAXIMUM_EXPEDITION_BOTTLE: number(["Bouteilles expédiées au plus", "Most bottles shipped"], {
    unit: "BOTTLES",
    least: 1,
    most: 10_000,
    says: ["Un envoi compte au plus {value}", "A parcel holds {value} at most"],
    unset: [
      "Un envoi peut compter toutes les bouteilles voulues",
      "A parcel may hold any number of bottles",
    ],
  }),
  BOTTLE_MULTIPLE: number(["Bouteilles par multiple", "Bottles by multiples"], {
    unit: "NONE",
    least: 1,
    most: 1_000,
    says: [
      "Les bouteilles s’expédient par multiples de {value}",
      "Bottles are shipped by multiples of {value}",
    ],
    unset: ["Les bouteilles s’expédient en tout nombre", "Bottles are shipped in any number"],
  }),
  CLICK_AND_COLLECT_HOURS: string("Horaires de retrait", "Click and collect hours"),
  STOCK_LIMIT_DISPLAY: number(["Reste affiché", "Number left shown"], {
    unit: "NONE",
    least: 1,
    most: 100_000,
    says: [
      "Le nombre qui reste s’affiche en dessous de {value}",
      "The number left is shown below {value}",
    ],
    unset: ["Le nombre qui reste ne s’affiche jamais", "The number left is never shown"],
  }),
  STOCK_LABEL_IN: string("Libellé en stock", "Label in stock"),
  STOCK_LABEL_LOW: string("Libellé stock faible", "Label low stock"),
  STOCK_LABEL_OUT: string("Libellé rupture", "Label out of stock"),
  SHOW_STOCK: boolean("Afficher le stock", "Show stock", "false"),
  ORDER_REVIEW_DELAY: number(["Demande d’avis", "Review request"], {
    unit: "DAYS",
    least: 0,
    most: 365,
    says: [
      "L’avis du client est demandé {value} après la livraison",
      "Customers are asked for a review {value} after delivery",
    ],
    unset: ["L’avis du client n’est pas demandé", "Customers are asked for no review"],
  }),
  PAYMENT_METHOD: pickSome(
    ["Moyens de paiement", "Payment methods"],
    { CARD: ["par carte", "by card"], TRANSFER: ["par virement", "by transfer"] },
    {
      default: "CARD",
      says: ["Les commandes se paient {value}", "Orders are paid {value}"],
    },
  ),
  BANK_HOLDER: string(
    "Titulaire du compte pour les virements",
    "Holder of the account for transfers",
  ),
  BANK_IBAN: iban("IBAN pour les virements", "IBAN for transfers"),
  BANK_BIC: bic("BIC pour les virements", "BIC for transfers"),
  LOCK_DELIVERY: boolean("Livraison suspendue", "Delivery suspended", "false"),
  ONLY_SELL_IN_FRANCE: boolean("Vente en France seulement", "Sold in France only", "false"),
  SELLS_WORLDWIDE: boolean("Vente dans le monde entier", "Sold worldwide", "false"),
  SEE_CART_ON_HOVER: boolean("Panier visible au survol", "Cart shown on hover", "false"),
  PRODUCT_DISPLAY: pickOne(
    ["Présentation des produits", "Product display"],
    { GRID: ["en grille", "in a grid"], LIST: ["en liste", "in a list"] },
    {
      default: "GRID",
      says: ["Les produits sont présentés {value}", "Products are shown {value}"],
    },
  ),
  PRODUCT_ORDER: pickOne(
    ["Ordre des produits", "Product order"],
    {
      price: ["du moins cher au plus cher", "from the cheapest to the dearest"],
      "-price": ["du plus cher au moins cher", "from the dearest to the cheapest"],
      name: ["de A à Z", "from A to Z"],
      "-name": ["de Z à A", "from Z to A"],
      kind: ["par famille", "by kind"],
      order: ["dans l’ordre que vous leur donnez", "in the order that you give them"],
    },
    {
      default: "price",
      says: ["Les produits sont rangés {value}", "Products are listed {value}"],
    },
  ),
  AGE_DOOR_PICTURE: link("Image de la question de l’âge", "Picture beside the question of age"),
  AGE_DOOR_PICTURE_MOBILE: link(
    "Image de la question de l’âge sur un téléphone",
    "Picture beside the question of age on a phone",
  ),
  PRODUCT_ASPECT_RATIO: ratio("Proportions des images de produit", "Product picture ratio", "3/4"),
  SHOW_GRAPE_VARIETY: boolean("Afficher les cépages", "Show grape varieties", "true"),
  SHOW_GRAPE_VARIETY_PERCENT: boolean("Afficher leur part", "Show their share", "false"),
} as const;
