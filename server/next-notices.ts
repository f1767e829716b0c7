/**
 * Notices of Next at each start that are no news: how long it took to read its settings, which it
 * has from the build, and that `middleware.ts` should be called `proxy.ts`.
 */
const NO_NEWS = [/next\.config.* took /, /"middleware" file convention is deprecated/];

/** Does something without those lines; all others are printed. */
export async function withoutNextNotices<Result>(work: () => Promise<Result>): Promise<Result> {
  const { log, warn } = console;
  const unlessNoNews =
    (say: typeof console.log): typeof console.log =>
    (...words) => {
      if (!NO_NEWS.some((line) => line.test(String(words[0])))) say(...words);
    };
  console.log = unlessNoNews(log);
  console.warn = unlessNoNews(warn);
  try {
    return await work();
  } finally {
    console.log = log;
    console.warn = warn;
  }
}
