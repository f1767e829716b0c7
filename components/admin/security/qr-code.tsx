"use client";

import { useEffect, useState } from "react";

/** Link as a QR code, black on white in either theme; nothing stands there while its code loads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isCurrent = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const path = data
        .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
        .join("");
      if (isCurrent) setCode({ size, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className="grid size-48 place-items-center rounded-card bg-white p-2">
      {code && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
