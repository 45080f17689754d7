import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LINK_MAX,
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TONES,
  type Announcement,
  type AnnouncementAudience,
  type AnnouncementTone,
  type AnnouncementWords,
} from '@roomtone/domain/settings/announcement'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { LANGUAGES, type Language } from '@roomtone/texts/languages'
import { languageName } from '../../platform/language/language-name.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { type AnnouncementDraft, AnnouncementPreview } from './announcement-preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { settingOf } from './settings.query.ts'
import { useDraft } from './use-draft.ts'

const texts = settingsTexts.announcement

const EMPTY: AnnouncementDraft = {
  text: '',
  link: null,
  tone: 'info',
  audience: 'everyone',
  from: null,
  until: null,
}

export function AnnouncementPanel({ settings }: { settings: readonly SettingView[] }) {
  const setting = settingOf(settings, 'announcement')
  const [draft, change, isChanged] = useDraft<AnnouncementDraft | null>(
    setting.version,
    wordsOf(setting.value),
  )
  return (
    <SettingForm
      setting={setting}
      draft={draft}
      isChanged={isChanged}
      text={texts.text}
      preview={draft && <AnnouncementPreview draft={draft} />}
    >
      <CheckboxField
        label={texts.on}
        checked={draft !== null}
        onChange={(event) => change(event.target.checked ? (wordsOf(setting.value) ?? EMPTY) : null)}
      />
      {draft && <Fields draft={draft} change={(part) => change({ ...draft, ...part })} />}
    </SettingForm>
  )
}

function wordsOf(announcement: Announcement | null): AnnouncementDraft | null {
  if (!announcement) return null
  const { id: _, ...words } = announcement
  return words
}

function Fields({
  draft,
  change,
}: {
  draft: AnnouncementDraft
  change: (part: Partial<AnnouncementDraft>) => void
}) {
  const { link } = draft
  const setLink = (label: string, path: string) =>
    change({ link: label === '' && path === '' ? null : { label, path } })
  return (
    <div className="mt-4 grid gap-4">
      <TextAreaField
        label={texts.words}
        value={draft.text}
        rows={2}
        maxLength={ANNOUNCEMENT_TEXT_MAX}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={texts.linkLabel}
          value={link?.label ?? ''}
          maxLength={ANNOUNCEMENT_LINK_MAX}
          onChange={(event) => setLink(event.target.value, link?.path ?? '')}
        />
        <TextField
          label={texts.linkPath}
          hint={texts.linkHint}
          value={link?.path ?? ''}
          maxLength={300}
          onChange={(event) => setLink(link?.label ?? '', event.target.value)}
        />
        {LANGUAGES.filter((language) => language !== 'en').map((language) => (
          <OtherWords
            key={language}
            language={language}
            words={draft.also?.[language]}
            hasLink={link !== null}
            onChange={(words) => change({ also: { ...draft.also, [language]: words } })}
          />
        ))}
        <SelectField
          label={texts.tone}
          value={draft.tone}
          onChange={(event) => change({ tone: event.target.value as AnnouncementTone })}
        >
          {ANNOUNCEMENT_TONES.map((tone) => (
            <option key={tone} value={tone}>
              {texts.tones[tone]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.audience}
          value={draft.audience}
          onChange={(event) => change({ audience: event.target.value as AnnouncementAudience })}
        >
          {ANNOUNCEMENT_AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {texts.audiences[audience]}
            </option>
          ))}
        </SelectField>
        <TimeField label={texts.from} value={draft.from} onChange={(from) => change({ from })} />
        <TimeField label={texts.until} value={draft.until} onChange={(until) => change({ until })} />
      </div>
    </div>
  )
}

type OtherWordsProps = {
  language: Language
  words: AnnouncementWords | undefined
  hasLink: boolean
  onChange: (words: AnnouncementWords | undefined) => void
}

/** Emptied fields mean no translation: readers get English. */
function OtherWords({ language, words, hasLink, onChange }: OtherWordsProps) {
  const set = (text: string, linkLabel: string | null) =>
    onChange(text === '' && linkLabel === null ? undefined : { text, linkLabel })
  return (
    <div className="grid content-start gap-4">
      <TextAreaField
        label={texts.wordsIn({ language: languageName(language) })}
        hint={texts.wordsHint}
        value={words?.text ?? ''}
        lang={language}
        rows={2}
        maxLength={ANNOUNCEMENT_TEXT_MAX}
        onChange={(event) => set(event.target.value, words?.linkLabel ?? null)}
      />
      {hasLink && (
        <TextField
          label={texts.linkLabelIn({ language: languageName(language) })}
          value={words?.linkLabel ?? ''}
          lang={language}
          maxLength={ANNOUNCEMENT_LINK_MAX}
          onChange={(event) => set(words?.text ?? '', event.target.value === '' ? null : event.target.value)}
        />
      )}
    </div>
  )
}

type TimeFieldProps = { label: string; value: string | null; onChange: (value: string | null) => void }

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={value === null ? '' : localOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : new Date(target.value).toISOString())}
    />
  )
}

/** In the format of the browser's field, in the reader's own time. */
function localOf(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
