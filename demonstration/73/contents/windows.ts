import type { ContentData } from "@/demonstration/data/content-data";

/** Announcement that opens for two weeks on the page it is about. */
export const windows: ContentData[] = [
  {
    type: "popup",
    from: { weeks: 9, weekday: 1, at: "00:00" },
    until: { weeks: 11, weekday: 1, at: "00:00" },
    values: { where: "PAGE", idPage: "@/visites", image: null, showAtEachLoad: false },
    words: {
      fr_FR: {
        title: "On met en bouteille",
        content:
          "<p>Pendant deux semaines, la chaîne tourne dans la cour et les cuves souterraines restent fermées. Le caveau, lui, est ouvert comme d’habitude : on y goûte les vins, et l’on peut regarder passer les bouteilles.</p>",
        linkLabel: "Prendre rendez-vous",
        linkUrl: "/contact",
      },
      en: {
        title: "Bottling is under way",
        content:
          "<p>For two weeks the bottling line runs in the courtyard and the underground vats are closed. The tasting room is open as usual: come and taste the wines, and watch the bottles go by.</p>",
        linkLabel: "Make an appointment",
        linkUrl: "/contact",
      },
    },
  },
];
