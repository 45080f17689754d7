import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { type CrewView, saveCallSheet } from '@roomtone/contract/compliance/crew'
import { crewTexts } from '@roomtone/texts/compliance/crew'
import { useRef, useState } from 'react'
import { zoneWords } from '../../../parts/time/when.ts'
import { keepDraft, readDraft } from '../../../platform/forms/kept-draft.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { crewQuery } from './crew.query.ts'
import { fromField, toField } from './local-time.ts'

const texts = crewTexts.sheet
const WORDS = ['parking', 'contacts', 'hospital', 'notes'] as const

type Typed = Record<'callAt' | (typeof WORDS)[number], string>

export function CallSheetForm({ bookingId, crew }: { bookingId: string; crew: CrewView }) {
  const services = useServices()
  const { timeZone } = crew
  const storeKey = `roomtone.call-sheet.${bookingId}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(storeKey) ?? savedOf(crew))
  const latest = useRef(typed)

  function set(name: keyof Typed, value: string): void {
    latest.current = { ...latest.current, [name]: value }
    keepDraft(storeKey, latest.current)
    setTyped(latest.current)
  }

  const form = useForm({
    schema: saveCallSheet.body,
    read: () => ({ ...typed, callAt: fromField(typed.callAt, timeZone) }),
    submit: async (body) => {
      const sent = latest.current
      const saved = await services.call(crewCalls.saveCallSheet, { params: { id: bookingId }, body })
      services.queryClient.setQueryData(crewQuery(services, bookingId).queryKey, saved)
      if (latest.current === sent) keepDraft(storeKey, null)
      void showToast('success', texts.saved)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5 print:hidden">
      <TextField
        label={texts.callAt}
        hint={texts.zone({ zone: zoneWords(timeZone, new Date(crew.callAt)) })}
        type="datetime-local"
        name="callAt"
        value={typed.callAt}
        onChange={(event) => set('callAt', event.target.value)}
        error={form.errorOf('callAt')}
        className="md:w-80"
      />
      {WORDS.map((name) => (
        <TextAreaField
          key={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          name={name}
          rows={name === 'hospital' ? 2 : 3}
          value={typed[name]}
          onChange={(event) => set(name, event.target.value)}
          error={form.errorOf(name)}
        />
      ))}
      <div>
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

/** A new call sheet starts with the booking's data. */
function savedOf({ callSheet, callAt: bookedCall, timeZone }: CrewView): Typed {
  const { callAt = bookedCall, parking = '', contacts = '', hospital = '', notes = '' } = callSheet ?? {}
  return { callAt: toField(callAt, timeZone), parking, contacts, hospital, notes }
}
