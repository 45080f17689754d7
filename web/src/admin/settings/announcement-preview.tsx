import {
  type Announcement,
  type AnnouncementTone,
  announcementIn,
} from '@roomtone/domain/settings/announcement'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { LANGUAGES } from '@roomtone/texts/languages'
import { languageTitle } from '../../platform/language/language-name.ts'

const texts = settingsTexts.announcement

export type AnnouncementDraft = Omit<Announcement, 'id'>

/** Like the line above every page. */
const TONES: Record<AnnouncementTone, string> = {
  info: 'bg-paper-2',
  warning: 'bg-wait-soft text-wait',
  good: 'bg-ok-soft text-ok',
}

export function AnnouncementPreview({ draft }: { draft: AnnouncementDraft }) {
  if (draft.text.trim() === '') return null
  return (
    <section aria-label={texts.preview} className="grid gap-3">
      <h3 className="text-small font-medium">{texts.preview}</h3>
      {LANGUAGES.map((language) => {
        const told = announcementIn({ id: '', ...draft }, language)
        return (
          <div key={language}>
            <p className="text-tiny text-ink-2">
              {told.language === language
                ? languageTitle(language)
                : texts.asInEnglish({ language: languageTitle(language) })}
            </p>
            <p lang={told.language} className={`px-4 py-2 text-small wrap-anywhere ${TONES[draft.tone]}`}>
              {told.text}{' '}
              {told.link && (
                <span className="font-medium underline underline-offset-4">{told.link.label}</span>
              )}
            </p>
          </div>
        )
      })}
    </section>
  )
}
