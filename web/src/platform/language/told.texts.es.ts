import type * as english from './told.texts.ts'

export const told: typeof english.told = async (sentence) => {
  const { saidSentence } = await import('./said-sentence.texts.es.ts')
  return saidSentence(sentence)
}
