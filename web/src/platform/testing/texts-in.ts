/** The texts of a feature in another language than the build's. */
export async function textsIn<T>(language: 'es' | 'fr', feature: string): Promise<T> {
  return import(
    /* @vite-ignore */ new URL(`../../../../texts/dist/${language}/${feature}.js`, import.meta.url).href
  )
}
