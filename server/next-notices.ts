/**
 * What Next says at each start that is no news to whoever starts it: how long it took to read its settings,
 * which it has from the build, and that it would have `middleware.ts` called `proxy.ts`.
 */
const NO_NEWS = [/next\.config.* took /, /"middleware" file convention is deprecated/];

/** Does something without those lines; all else that is said is said. */
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
