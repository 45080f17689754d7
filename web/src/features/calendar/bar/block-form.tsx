import { blockTimes } from '@roomtone/contract/hosting/block-times'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { addDays, datesFrom, weekdayOf } from '@roomtone/domain/time/local-date'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { useState } from 'react'
import { weekdayNames } from '../../../parts/time/weekdays.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { ChosenListing, Days } from './chosen-listing.ts'
import { useChangeDays } from './use-change-days.ts'

const texts = calendarTexts.bar
const NOTE_MAX = 200
const YEAR = 365
const THREE_MONTHS = 90
const STEP = 30
const DAY = 1440
const NINE = 540
const NOON = 720
const WORKDAYS = [1, 2, 3, 4, 5]

type Repeat = 'once' | 'weekly' | 'workdays'

type BlockFormProps = {
  days: Days
  listings: readonly ChosenListing[]
  all: readonly { id: string; title: string }[]
  /** Opened to write the note. */
  isNote: boolean
  onDone: () => void
}

export function BlockForm({ days, listings, all, isNote, onDone }: BlockFormProps) {
  const { call } = useServices()
  const change = useChangeDays(onDone)
  const undo = useUndo()
  const { from, to } = days
  const chosenDays = [...new Set(datesFrom(from, to).map(weekdayOf))]
  const [hours, setHours] = useState<{ start: number; end: number } | null>(null)
  const [repeat, setRepeat] = useState<Repeat>('once')
  const [until, setUntil] = useState(() => addDays(to, THREE_MONTHS))
  const [note, setNote] = useState('')
  const [ids, setIds] = useState(() => listings.map(({ id }) => id))
  const form = useForm({
    schema: blockTimes.body,
    read: () => ({
      listings: ids,
      from,
      to: repeat === 'once' ? to : until,
      weekdays: repeat === 'once' ? null : repeat === 'weekly' ? chosenDays : WORKDAYS,
      hours,
      note,
    }),
    submit: (body) =>
      change(async () => {
        const { series } = await call(hostingCalls.blockTimes, { body })
        if (series === null) return { title: texts.already }
        const count = datesFrom(from, to).length
        const title = repeat === 'once' ? calendarTexts.chosen.blocked({ count }) : texts.blocked
        return { title, action: { label: texts.undo, onPress: () => void undo(series) } }
      }),
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4 lg:grid-cols-2 lg:gap-x-5">
      {!isNote && (
        <>
          <fieldset className="grid content-start gap-2">
            <legend className="mb-1.5 text-small font-medium">{texts.hours}</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              <Choice name="hours" isOn={hours === null} onChoose={() => setHours(null)}>
                {calendarTexts.board.allDay}
              </Choice>
              <Choice
                name="hours"
                isOn={hours !== null}
                onChoose={() => setHours({ start: NINE, end: NOON })}
              >
                {texts.someHours}
              </Choice>
            </div>
            {hours && (
              <div className="grid grid-cols-2 gap-3">
                <ClockField
                  name="start"
                  label={texts.from}
                  value={hours.start}
                  from={0}
                  onChange={(start) => setHours({ ...hours, start })}
                />
                <ClockField
                  name="end"
                  label={texts.to}
                  value={hours.end}
                  from={STEP}
                  onChange={(end) => setHours({ ...hours, end })}
                  error={form.errorOf('hours.end')}
                />
              </div>
            )}
          </fieldset>
          <div className="grid content-start gap-3 sm:grid-cols-2">
            <SelectField
              name="repeat"
              label={texts.repeat}
              value={repeat}
              onChange={({ target }) => setRepeat(target.value as Repeat)}
              error={form.errorOf('weekdays')}
            >
              <option value="once">{texts.once}</option>
              {chosenDays.length < 7 && (
                <option value="weekly">{texts.weekly({ days: weekdayNames(chosenDays) })}</option>
              )}
              <option value="workdays">{texts.workdays}</option>
            </SelectField>
            {repeat !== 'once' && (
              <TextField
                type="date"
                name="to"
                label={texts.until}
                value={until}
                min={to}
                max={addDays(from, YEAR)}
                onChange={({ target }) => setUntil(target.value)}
                error={form.errorOf('to')}
              />
            )}
          </div>
        </>
      )}
      <TextField
        name="note"
        label={texts.note}
        hint={calendarTexts.chosen.noteHint}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        maxLength={NOTE_MAX}
        autoComplete="off"
        error={form.errorOf('note')}
        className={isNote ? 'lg:col-span-2' : undefined}
      />
      {all.length > 1 && !isNote && (
        <details className="lg:pt-7">
          <summary className="cursor-pointer text-small font-medium">
            {texts.where}{' '}
            <span className="font-normal text-ink-2">{texts.spaces({ count: ids.length })}</span>
          </summary>
          <div className="mt-2 grid max-h-40 gap-x-5 overflow-y-auto sm:grid-cols-2">
            {all.map(({ id, title }) => (
              <label key={id} className="flex min-h-10 items-center gap-3 text-small">
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    setIds(target.checked ? [...ids, id] : ids.filter((one) => one !== id))
                  }
                  className="size-4.5 accent-accent"
                />
                {title}
              </label>
            ))}
          </div>
        </details>
      )}
      <Button
        type="submit"
        pending={form.pending}
        pendingText={calendarTexts.chosen.blocking}
        className="justify-self-start lg:col-span-2"
      >
        {texts.blockAll({ count: Math.max(1, ids.length) })}
      </Button>
    </form>
  )
}

/** Takes back exactly what was made, wherever the page is by then. */
function useUndo() {
  const { call, queryClient } = useServices()
  return async (series: string): Promise<void> => {
    try {
      await call(hostingCalls.removeBlocks, {
        params: { series },
        body: { listing: null, from: null, to: null },
      })
      void showToast('success', texts.undone)
    } catch (error) {
      toastError(error)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar'] })
    }
  }
}

type ChoiceProps = { name: string; isOn: boolean; onChoose: () => void; children: string }

function Choice({ name, isOn, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-10 items-center gap-2 text-small">
      <input type="radio" name={name} checked={isOn} onChange={onChoose} className="size-4.5 accent-accent" />
      {children}
    </label>
  )
}

const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

type ClockFieldProps = {
  name: string
  label: string
  value: number
  from: number
  onChange: (minutes: number) => void
  error?: string | undefined
}

function ClockField({ name, label, value, from, onChange, error }: ClockFieldProps) {
  const times = Array.from({ length: DAY / STEP }, (_, index) => from + index * STEP)
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      error={error}
    >
      {times.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === DAY ? texts.midnight : clock.format(minutes * 60_000)}
        </option>
      ))}
    </SelectField>
  )
}
