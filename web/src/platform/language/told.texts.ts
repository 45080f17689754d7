/** Like saidSentence, for pages that cannot carry the catalogue: it is fetched with the first sentence. */
export function told(sentence: string): string | Promise<string> {
  return sentence
}
