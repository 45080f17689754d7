/** A picture of `ui/picture.tsx` that is drawn with priority, where one file serves all screens. */
const MAIN =
  /<picture class="contents"><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*?<img [^>]*fetchPriority="high"/s

/**
 * Preloads a page's main picture at the very top of the page. Styles and header come before it in the page,
 * which costs a round trip on a slow line. Empty where there is none; browsers without AVIF ignore it.
 */
export function mainPictureHtml(body: string): string {
  const [, srcSet, sizes] = MAIN.exec(body) ?? []
  if (srcSet === undefined) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`
}
