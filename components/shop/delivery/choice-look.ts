export const choiceLook =
  "cursor-pointer rounded-card border border-line-strong hover:border-muted has-checked:border-accent has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2";
