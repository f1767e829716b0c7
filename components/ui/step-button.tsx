"use client";

/** Button of one fewer or one more; at its limit it does nothing, and keeps the focus. */
export function StepButton(props: {
  sign: "−" | "+";
  label: string;
  isAtLimit: boolean;
  onPress: () => void;
}) {
  const { sign, label, isAtLimit, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={() => isAtLimit || onPress()}
      className="grid size-12 touch-manipulation place-items-center text-heading text-subtitle hover:text-accent aria-disabled:cursor-default aria-disabled:text-line-strong"
    >
      {sign}
    </button>
  );
}
