import { BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import { englishNoteTexts as texts } from '@roomtone/texts/site/english-note'

/** Tells readers of another language that what follows is in English. */
export function EnglishNote() {
  if (LANGUAGE === BARE_LANGUAGE) return null
  return (
    <p lang={LANGUAGE} className="mb-6 text-small text-ink-2 print:hidden">
      {texts.note}
    </p>
  )
}
