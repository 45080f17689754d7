/** A picture of `ui/picture.tsx` that is drawn with priority, where one file serves all screens. */
const MAIN =
  /<picture class="contents"><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*?<img [^>]*fetchPriority="high"/s

/**
 * Asks for a page's main picture at its very beginning. Style and header come before it in the page, which on a slow
 * line is a round trip. Empty where there is none; browsers that do not know AVIF pass over it.
 */
export function mainPictureHtml(body: string): string {
  const [, srcSet, sizes] = MAIN.exec(body) ?? []
  if (srcSet === undefined) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`
}
