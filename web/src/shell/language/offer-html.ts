import { addressIn } from '@roomtone/domain/account/addresses'
import { textsIn } from '@roomtone/texts/all/shell/offer'
import { LANGUAGE } from '@roomtone/texts/language'
import { LANGUAGE_NAMES, LANGUAGES } from '@roomtone/texts/languages'
import { escapeHtml } from '../escape-html.ts'

/**
 * The lines above a page that offer it in other languages. They are the same for everyone, and boot.ts shows
 * the one that its reader would rather have. They are outside of React, because the other lines would cost
 * every visit script.
 */
export function offerHtml(path: string): string {
  const offers = LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => {
    // Each language speaks for itself.
    const { offerTexts: words } = textsIn(language)
    const href = escapeHtml(addressIn(language, path))
    return `<aside lang="${language}" aria-label="${LANGUAGE_NAMES[language]}" class="offer hidden border-b text-small print:hidden"><div class="wrap flex items-center justify-between gap-4"><a href="${href}" hreflang="${language}" class="touch inline-flex min-h-11 items-center underline underline-offset-4">${escapeHtml(words.read)}</a><button type="button" class="btn btn-quiet -me-5" aria-label="${escapeHtml(words.close)}"><span aria-hidden="true">×</span></button></div></aside>`
  })
  const shown = LANGUAGES.map((language) => `[data-offer=${language}] .offer:lang(${language})`)
  return `<style>${shown.join()}{display:block}</style>\n${offers.join('\n')}\n`
}
