import type { Told } from '@roomtone/domain/settings/announcement'
import { DIRECTION, LANGUAGE, LOCALE } from '@roomtone/texts/language'
import { PRODUCT } from '@roomtone/texts/product'
import { DESCRIPTIONS } from '@roomtone/texts/shell/descriptions'
import * as titles from '@roomtone/texts/shell/titles'
import type { OwnMeta } from '../platform/queries/page-meta.query.ts'
import { announcementHtml } from './announcement.ts'
import type { Assets } from './assets.ts'
import { escapeHtml } from './escape-html.ts'
import { offerHtml } from './language/offer-html.ts'
import { isTranslated, placesOf } from './language/translated-page.ts'
import { mainPictureHtml } from './main-picture.ts'
import type { Page } from './pages.ts'
import { titleOf } from './title-of.ts'

type DocumentOptions = {
  address: URL
  publicUrl: string
  handle: Page & { path?: string }
  assets: Assets
  body: string
  /** The page's own head data, where it is about one thing. */
  own: OwnMeta | null
  /** What the browser needs to take over; null for a shell. */
  state: unknown
  announcement: Told | null
  /** The browser is told too, because its routes would otherwise lack that page. */
  hasMailbox: boolean
  inline: Inline | null
}

/** Files that are inlined into the page, because the first paint would wait for each; null in development. */
export type Inline = { boot: string; styles: Record<string, string> }

/**
 * The HTML around a page. It has one inline script, which the policy knows by its hash: boot.ts, which loads
 * the others when the page has been drawn. The state is embedded as JSON.
 */
export function documentHtml({
  address,
  publicUrl,
  handle,
  own,
  assets,
  body,
  state,
  announcement,
  hasMailbox,
  inline,
}: DocumentOptions): string {
  const { path } = handle
  const descriptions: Partial<Record<string, string>> = DESCRIPTIONS
  const description = own?.description ?? (path === undefined ? undefined : descriptions[path])
  const title = titleOf(own?.title ?? handle.title ?? titleOfFile(handle.file))
  const { scripts, preloads } = assets
  const later = { scripts: [...preloads, ...scripts] }
  const places = placesOf(address)
  const canonical = `${publicUrl}${places.canonical}`
  const offer = isTranslated(address) ? offerHtml(address.pathname + address.search) : ''
  const above = offer + (announcement ? announcementHtml(announcement) : '')
  const image = `${publicUrl}${own?.image ?? '/og-image.jpg'}`
  return `<!doctype html>
<html lang="${LANGUAGE}"${DIRECTION === 'rtl' ? ' dir="rtl"' : ''}${hasMailbox ? ' data-mailbox' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${mainPictureHtml(body)}
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${description ? `<meta name="description" content="${escapeHtml(description)}">` : ''}
${(own ?? handle).noIndex ? '<meta name="robots" content="noindex">' : placesHtml(canonical, publicUrl, places.others)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:locale" content="${LOCALE.replace('-', '_')}">
<meta property="og:title" content="${escapeHtml(title)}">
${description ? `<meta property="og:description" content="${escapeHtml(description)}">` : ''}
<meta property="og:url" content="${escapeHtml(canonical)}">
<meta property="og:image" content="${escapeHtml(image)}">
<meta name="twitter:card" content="summary_large_image">
${own?.structured ? `<script type="application/ld+json">${safeJson(own.structured)}</script>` : ''}
<script type="application/json" id="later">${safeJson(later)}</script>
${inline ? `<script>${inline.boot}</script>` : '<script type="module" src="/src/boot.ts"></script>'}
${stylesHtml(assets.styles, inline)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
</head>
<body>
${above}<div id="root">${body}</div>
${state === null ? '' : `<script type="application/json" id="state">${safeJson(state)}</script>`}
</body>
</html>
`
}

/** Before a page's code is loaded: `admin-users` finds `adminUsers`. */
export function titleOfFile(file = ''): string {
  const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return (titles as Record<string, string>)[name] ?? ''
}

/** Before boot.ts, which reads the languages of this page. */
function placesHtml(canonical: string, publicUrl: string, others: [string, string][]): string {
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...others.map(
      ([name, path]) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(publicUrl + path)}">`,
    ),
  ].join('\n')
}

/** Inlined, because the first paint would wait for a file. */
function stylesHtml(files: string[], inline: Inline | null): string {
  if (!inline) return files.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')
  return `<style>${files.map((href) => inline.styles[href] ?? '').join('')}</style>`
}

/** `</script>` inside a string must not end the element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
