import { matchedParts } from "@/lib/rules/text/matched-parts";

export const Matched = ({ text, typed }: { text: string; typed: string }) =>
  matchedParts(text, typed).map(({ text: piece, isMatch, at }) =>
    isMatch ? (
      <b key={at} className="font-bold">
        {piece}
      </b>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
