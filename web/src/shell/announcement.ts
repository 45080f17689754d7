import { addressIn } from '@roomtone/domain/account/addresses'
import type { AnnouncementTone, Told } from '@roomtone/domain/settings/announcement'
import { LANGUAGE } from '@roomtone/texts/language'
import { announcementTexts as texts } from '@roomtone/texts/shell/announcement'
import { escapeHtml } from './escape-html.ts'

/** Full class names, so that the style sheet's scanner finds them. */
const TONES: Record<AnnouncementTone, string> = {
  info: 'bg-paper-2',
  warning: 'bg-wait-soft text-wait',
  good: 'bg-ok-soft text-ok',
}

/**
 * The line above every page, outside of React: it costs pages without one nothing, and stays while pages
 * change below it. The server knows nobody, so announcement.js shows it to its audience before the first
 * paint.
 */
export function announcementHtml({ id, text, link, tone, audience, language }: Told): string {
  const anchor = link
    ? ` <a href="${escapeHtml(addressIn(LANGUAGE, link.path))}" class="font-medium underline underline-offset-4">${escapeHtml(link.label)}</a>`
    : ''
  return `<aside id="announcement" aria-label="${escapeHtml(texts.label)}" data-id="${escapeHtml(id)}" data-audience="${audience}"${audience === 'everyone' ? '' : ' hidden'} class="${TONES[tone]}">
<div class="wrap flex items-center justify-between gap-4 py-1 text-small"><p lang="${language}" class="min-w-0 wrap-anywhere">${escapeHtml(text)}${anchor}</p><button type="button" class="btn btn-quiet" aria-label="${escapeHtml(texts.close)}"><span aria-hidden="true">×</span></button></div>
</aside>
<script src="/announcement.js"></script>
`
}
