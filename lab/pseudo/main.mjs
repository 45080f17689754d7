/** Opens every page in a pseudo-language, and names the words that are in no catalog. */
export async function main(settings) {
  // Before anything reads which languages there are to build.
  process.env.ROOMTONE_PSEUDO = '1'
  const { runInBrowser } = await import('../stage/run-in-browser.mjs')
  await runInBrowser('pseudo.config.ts', settings, 60 * 60_000)
}
