import { MessageSquareText } from 'lucide-react'
import { wizardTexts } from '../wizard.texts.ts'

export function ReviewNotes({ notes }: { notes: string }) {
  return (
    <aside
      aria-label={wizardTexts.frame.notes}
      className="mx-auto mb-8 flex max-w-3xl gap-3 rounded-m bg-wait-soft p-4 text-small text-ink"
    >
      <MessageSquareText className="mt-0.5 size-5 flex-none text-wait" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{wizardTexts.frame.notes}</p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{notes}</p>
      </div>
    </aside>
  )
}
