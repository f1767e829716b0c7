import { label } from "./labels.mjs";

const CREAM = "#fbf6ea";
const INK = "#2c2a26";
const GREEN = "#3f5f3a";
const BURGUNDY = "#7a1f35";

/**
 * Bottles and labels of the wines, by the name of their picture.
 * @type {Record<string, { shape: "nantaise" | "ligerienne" | "flute" | "cremant" | "layon", glass:
 *   string, capsule: string, dress: Parameters<typeof label>[0] }>}
 */
export const wines = {
  "muscadet-les-aulnes": {
    shape: "nantaise",
    glass: "green",
    capsule: GREEN,
    dress: {
      motif: "alders",
      name: ["Les Aulnes"],
      under: "Muscadet Sèvre et Maine sur lie",
      year: "2025",
      paper: CREAM,
      ink: INK,
      tint: GREEN,
    },
  },
  "muscadet-clos-du-gue": {
    shape: "nantaise",
    glass: "green",
    capsule: "#27424f",
    dress: {
      motif: "ford",
      name: ["Clos du Gué", "Vieilles vignes"],
      under: "Muscadet Sèvre et Maine sur lie",
      year: "2024",
      paper: "#f4f3ec",
      ink: "#223a46",
      tint: "#5b8796",
    },
  },
  "muscadet-clisson": {
    shape: "nantaise",
    glass: "dark",
    capsule: "#5c5550",
    dress: {
      motif: "granite",
      name: ["Clisson"],
      under: "Muscadet Sèvre et Maine",
      year: "2021",
      paper: "#efe9df",
      ink: "#4b4541",
      tint: "#a5705d",
    },
  },
  "muscadet-gorges": {
    shape: "nantaise",
    glass: "dark",
    capsule: "#1e2f2c",
    dress: {
      motif: "gabbro",
      name: ["Gorges"],
      under: "Muscadet Sèvre et Maine",
      year: "2020",
      paper: "#e9ebe4",
      ink: "#22332f",
      tint: "#6a8a7a",
    },
  },
  "gros-plant": {
    shape: "flute",
    glass: "green",
    capsule: "#b9c4c4",
    dress: {
      motif: "shell",
      name: ["L’Écaille"],
      under: "Gros Plant du Pays nantais",
      year: "2025",
      paper: "#f8faf7",
      ink: "#3b5158",
      tint: "#7d9aa0",
    },
  },
  "anjou-blanc": {
    shape: "ligerienne",
    glass: "leaf",
    capsule: "#8a7434",
    dress: {
      motif: "schist",
      name: ["Les Schistes"],
      under: "Anjou blanc",
      year: "2023",
      paper: "#f7f0dd",
      ink: "#453f36",
      tint: "#a58536",
    },
  },
  "anjou-rouge": {
    shape: "ligerienne",
    glass: "dark",
    capsule: BURGUNDY,
    dress: {
      motif: "bunch",
      name: ["La Closerie"],
      under: "Anjou rouge",
      year: "2023",
      paper: CREAM,
      ink: "#5a1728",
      tint: "#8c6a4a",
    },
  },
  grolleau: {
    shape: "nantaise",
    glass: "dark",
    capsule: "#a63a3a",
    dress: {
      motif: "swallow",
      name: ["L’Hirondelle"],
      under: "IGP Val de Loire grolleau",
      year: "2025",
      paper: "#fdf3e6",
      ink: "#2b3344",
      tint: "#b5432f",
    },
  },
  "rose-de-loire": {
    shape: "ligerienne",
    glass: "rose",
    capsule: "#c98a7d",
    dress: {
      motif: "sun",
      name: ["Bord de Loire"],
      under: "Rosé de Loire",
      year: "2025",
      paper: "#fffaf3",
      ink: "#8a4138",
      tint: "#dd8c73",
    },
  },
  "cremant-brut": {
    shape: "cremant",
    glass: "green",
    capsule: "#c9a959",
    dress: {
      motif: "bubbles",
      name: ["Fines Bulles"],
      under: "Crémant de Loire brut",
      year: "méthode traditionnelle",
      paper: "#fbf7ec",
      ink: "#4e4320",
      tint: "#a8842f",
    },
  },
  "cremant-rose": {
    shape: "cremant",
    glass: "rose",
    capsule: "#b76d6d",
    dress: {
      motif: "bubbles",
      name: ["Fines Bulles", "rosé"],
      under: "Crémant de Loire brut",
      year: "méthode traditionnelle",
      paper: "#fff6f1",
      ink: "#7b3842",
      tint: "#b86b6b",
    },
  },
  "coteaux-du-layon": {
    shape: "layon",
    glass: "gold",
    capsule: "#6b4a16",
    dress: {
      motif: "mist",
      name: ["Brumes"],
      under: "Coteaux du Layon",
      year: "2022",
      paper: "#fdf5e0",
      ink: "#5b4214",
      tint: "#d09a35",
    },
  },
  "grains-nobles": {
    shape: "layon",
    glass: "gold",
    capsule: "#1f1c18",
    dress: {
      motif: "drop",
      name: ["Patience"],
      under: "Sélection de grains nobles",
      year: "2018",
      paper: "#211d18",
      ink: "#f0dfb4",
      tint: "#d2a54a",
    },
  },
};
