import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { lengthWords, noticeWords } from './settings-words.ts'
import { useEditSettings } from './use-edit-settings.ts'

const texts = calendarTexts.settings
/** The usual notice in hours; a listing's other value is offered as well. */
const NOTICES = [0, 12, 24, 48, 72, 168, 336, 720, 1440, 2160]

export function SettingsAvailability({ listing }: { listing: OwnListingView }) {
  const { minDays, maxDays, noticeHours } = listing
  const { editing, setEditing, form } = useEditSettings(listing, (data) => ({
    minDays: Number(data.get('changes.minDays')),
    maxDays: Number(data.get('changes.maxDays')),
    noticeHours: Number(data.get('changes.noticeHours')),
  }))
  const field = (name: string) => ({
    name: `changes.${name}`,
    error: form.errorOf(`changes.${name}`),
    autoComplete: 'off',
  })
  const notices = [...new Set([...NOTICES, noticeHours])].sort((one, other) => one - other)
  return (
    <SettingsCard
      title={texts.availability}
      rows={[
        { label: texts.stays, value: lengthWords(minDays, maxDays) },
        { label: texts.notice, value: noticeWords(noticeHours) },
      ]}
      editing={editing}
      onEditing={setEditing}
      form={form}
    >
      <TextField {...field('minDays')} label={texts.shortest} inputMode="numeric" defaultValue={minDays} />
      <TextField {...field('maxDays')} label={texts.longest} inputMode="numeric" defaultValue={maxDays} />
      <SelectField {...field('noticeHours')} label={texts.notice} defaultValue={noticeHours}>
        {notices.map((hours) => (
          <option key={hours} value={hours}>
            {noticeWords(hours)}
          </option>
        ))}
      </SelectField>
    </SettingsCard>
  )
}
