import type { Language } from '@roomtone/texts/languages'

/** The texts of a feature in another language than the build's. */
export async function textsIn<T>(language: Language, feature: string): Promise<T> {
  return import(
    /* @vite-ignore */ new URL(`../../../../texts/dist/${language}/${feature}.js`, import.meta.url).href
  )
}
