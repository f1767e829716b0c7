import type { SearchHit } from "@/lib/contract/search";

export const MarkedText = ({ parts }: { parts: SearchHit["title"] }) =>
  parts.map(({ text, isMatch, at }) =>
    isMatch ? (
      <b key={at} className="font-bold text-heading">
        {text}
      </b>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
