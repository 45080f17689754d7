import type { Member } from '@roomtone/contract/account/member'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { languageSettingsTexts as texts } from '@roomtone/texts/account/language-settings'
import { LANGUAGE } from '@roomtone/texts/language'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@roomtone/texts/languages'
import { Suspense, useState } from 'react'
import { useKeepMember } from '../../../../parts/person/use-keep-member.ts'
import { keepTyped } from '../../../../platform/language/typed-words.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { EditableRow } from '../editable-row.tsx'
import { zoneName } from './zone-names.ts'

const ZoneForm = lazyPart(async () => ({ default: (await import('./zone-form.tsx')).ZoneForm }))

export function Languages({ member }: { member: Member }) {
  const { call } = useServices()
  const keep = useKeepMember()
  async function saveZone(timeZone: string | null) {
    keep(await call(profileCalls.savePreferences, { body: { timeZone } }))
    void showToast('success', texts.language.saved)
  }
  const ownZone = zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <>
      <EditableRow
        label={texts.language.label}
        form={(onClose) => <LanguageForm member={member} onClose={onClose} />}
      >
        {LANGUAGE_NAMES[member.language ?? LANGUAGE]}
      </EditableRow>
      <section aria-label={texts.currency.label} className="border-b py-4">
        <h2 className="font-sans text-body font-medium tracking-normal">{texts.currency.label}</h2>
        <p className="text-small text-ink-2">{texts.currency.value}</p>
        <p className="mt-1 text-small text-ink-2">{texts.currency.about}</p>
      </section>
      <EditableRow
        label={texts.zone.label}
        isEmpty={member.timeZone === null}
        form={(onClose) => (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ZoneForm zone={member.timeZone} save={saveZone} onClose={onClose} />
          </Suspense>
        )}
      >
        {member.timeZone ? zoneName(member.timeZone) : texts.zone.browser({ zone: ownZone })}
      </EditableRow>
    </>
  )
}

function LanguageForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { call } = useServices()
  const keep = useKeepMember()
  const [pending, setPending] = useState(false)

  async function save(chosen: FormDataEntryValue | null) {
    if (!isLanguage(chosen)) return
    setPending(true)
    try {
      keep(await call(profileCalls.savePreferences, { body: { language: chosen } }))
      // The reply has set the cookie that decides the language of pages like this one.
      keepTyped(window.location.href)
      window.location.reload()
    } catch (error) {
      toastError(error)
      setPending(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget).get('language'))
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-4"
    >
      <SelectField
        name="language"
        label={texts.language.label}
        hint={texts.language.hint}
        autoFocus
        defaultValue={member.language ?? LANGUAGE}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
