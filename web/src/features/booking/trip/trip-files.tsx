import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { tripTexts } from '@roomtone/texts/booking/trips'
import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, FileText } from 'lucide-react'
import { downloadFile } from '../../../parts/file/download-file.ts'
import { type CallApi, useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'

const texts = tripTexts.files
const FILES = {
  receipt: {
    ask: (call: CallApi, id: string) => call(bookingCalls.receipt, { params: { id } }),
    Icon: FileText,
  },
  invoice: {
    ask: (call: CallApi, id: string) => call(bookingCalls.invoice, { params: { id } }),
    Icon: FileText,
  },
  calendar: {
    ask: (call: CallApi, id: string) => call(bookingCalls.calendarEntry, { params: { id } }),
    Icon: CalendarPlus,
  },
}

type Kind = keyof typeof FILES

/** Receipt and invoice once money was taken; the calendar entry while the shoot is still to come. */
export function TripFiles({ booking }: { booking: BookingView }) {
  const kinds = filesOf(booking)
  if (kinds.length === 0) return null
  return (
    <div className="mt-5 grid gap-2 border-t pt-5">
      {kinds.map((kind) => (
        <FileButton key={kind} kind={kind} bookingId={booking.id} />
      ))}
    </div>
  )
}

function filesOf({ state, hasReceipt }: BookingView): Kind[] {
  return [
    ...(state === 'confirmed' ? (['calendar'] as const) : []),
    ...(hasReceipt ? (['receipt', 'invoice'] as const) : []),
  ]
}

function FileButton({ kind, bookingId }: { kind: Kind; bookingId: string }) {
  const { call } = useServices()
  const { ask, Icon } = FILES[kind]
  const download = useMutation({
    mutationFn: async () => downloadFile(await ask(call, bookingId)),
    onError: toastError,
  })
  return (
    <Button variant="line" wide pending={download.isPending} onClick={() => download.mutate()}>
      <Icon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {texts[kind]}
    </Button>
  )
}
