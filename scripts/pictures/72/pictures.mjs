/** Films of site 72: scenes, each rendered once, with the samples that its noise needs. */
export const films = {
  road: { scene: "72/estuary_road", width: 2400, samples: 36 },
  board: { scene: "72/welcome_board", variant: "BIENVENUE|À NANTES", width: 1280, samples: 64 },
  "board-station": {
    scene: "72/welcome_board",
    variant: "GARE DE NANTES|VOTRE CHAUFFEUR",
    width: 1200,
    samples: 56,
  },
  paint: { scene: "72/wet_paint", width: 1280, samples: 48 },
  leather: { scene: "72/quilted_leather", width: 1280, samples: 44 },
  salt: { scene: "72/salt_pans", width: 1280, samples: 36 },
  vines: { scene: "studio/vine_rows", variant: "evening", width: 1280, samples: 40 },
  rain: { scene: "72/rain_window", width: 1200, samples: 32 },
  beach: { scene: "72/low_tide", width: 1280, samples: 36 },
  "night-map": { drawing: "72/night-map" },
};

/** Pictures of site 72, each a cut of a film. */
export const pictures = {
  hero: { film: "road", width: 2400, height: 1350 },
  "hero-mobile": {
    film: "road",
    cut: { left: 0.4, top: 0, wide: 0.42 },
    width: 1080,
    height: 1440,
  },
  "aeroport-nantes": { film: "board", width: 1280, height: 800 },
  gares: { film: "board-station", width: 1200, height: 750 },
  "mise-a-disposition": { film: "rain", width: 1200, height: 750 },
  "escapades-touristiques": { film: "vines", width: 1280, height: 800 },
  "transport-vip": { film: "paint", width: 1280, height: 800 },
  "vip-premium": { film: "leather", width: 1280, height: 800 },
  chauffeur: { film: "paint", cut: { left: 0.4, top: 0, wide: 0.45 }, width: 800, height: 1000 },
  contact: { film: "road", cut: { left: 0.4, top: 0.14, wide: 0.6 }, width: 1440, height: 810 },
  reserver: { film: "road", cut: { left: 0, top: 0.2, wide: 0.7 }, width: 1600, height: 900 },
  tarifs: { film: "night-map", width: 1600, height: 900, quality: 86 },
  "vehicule-berline": {
    film: "paint",
    cut: { left: 0.1, top: 0.3, wide: 0.75 },
    width: 1200,
    height: 600,
  },
  "vehicule-van": {
    film: "leather",
    cut: { left: 0.1, top: 0.2, wide: 0.8 },
    width: 1200,
    height: 600,
  },
  "galerie-1": { film: "salt", width: 1200, height: 800 },
  "galerie-2": {
    film: "road",
    cut: { left: 0.44, top: 0.1, wide: 0.56 },
    width: 1200,
    height: 800,
  },
  "galerie-3": { film: "beach", width: 1200, height: 800 },
  "galerie-4": { film: "vines", cut: { left: 0.1, top: 0.1, wide: 0.8 }, width: 1200, height: 800 },
  "galerie-5": {
    film: "rain",
    cut: { left: 0.1, top: 0.16, wide: 0.84 },
    width: 1200,
    height: 800,
  },
  "galerie-6": { film: "road", cut: { left: 0, top: 0.4, wide: 0.6 }, width: 1200, height: 800 },
};
