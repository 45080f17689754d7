import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useChangeDays } from './use-change-days.ts'

const texts = calendarTexts.chosen
const NOTE_MAX = 200

type ChosenBlockProps = {
  listing: OwnListing
  days: { from: string; to: string }
  count: number
  held: HostCalendar['held']
  /** Whether these days have nothing but `held`. */
  allSeen: boolean
  onDone: () => void
}

export function ChosenBlock({ listing, days, count, held, allSeen, onDone }: ChosenBlockProps) {
  const { call } = useServices()
  const change = useChangeDays(listing, onDone)
  const params = { id: listing.id }
  const blocked = held.filter(({ kind }) => kind === 'block').length
  const staying = held.filter(({ stays }) => stays).length
  const block = useMutation({
    mutationFn: (note: string) =>
      change(() => call(hostingCalls.block, { params, body: { ...days, note } }), texts.blocked({ count })),
    onError: toastError,
  })
  const unblock = useMutation({
    mutationFn: () => change(() => call(hostingCalls.unblock, { params, body: days }), texts.unblocked),
    onError: toastError,
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const note = new FormData(event.currentTarget).get('note')
    if (!block.isPending) block.mutate(typeof note === 'string' ? note : '')
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      {blocked < count && (
        <>
          <TextField
            name="note"
            label={texts.note}
            hint={texts.noteHint}
            maxLength={NOTE_MAX}
            autoComplete="off"
          />
          <Button type="submit" pending={block.isPending} pendingText={texts.blocking}>
            {texts.block}
          </Button>
        </>
      )}
      {staying > 0 && <p className="text-small text-ink-2">{texts.stays}</p>}
      {(blocked > staying || !allSeen) && (
        <Button
          variant="line"
          pending={unblock.isPending}
          pendingText={texts.unblocking}
          onClick={() => unblock.mutate()}
        >
          {texts.unblock}
        </Button>
      )}
    </form>
  )
}
