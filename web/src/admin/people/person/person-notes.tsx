import { addNote } from '@roomtone/contract/people/care-for-person'
import type { Person } from '@roomtone/contract/people/list-people'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { PersonDetail } from '@roomtone/contract/people/show-person'
import { personTexts } from '@roomtone/texts/admin/person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Moment } from '../../list/moment.tsx'
import { PersonSection } from './person-section.tsx'

const texts = personTexts.notes

export function PersonNotes({ person, notes }: { person: Person; notes: PersonDetail['notes'] }) {
  const { call } = useServices()
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  const params = { id: person.id }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['admin', 'person', person.id] })
  const form = useForm({
    schema: addNote.body,
    read: (data) => ({ text: data.get('text') }),
    submit: async (body) => {
      await call(peopleCalls.addNote, { params, body })
      setRound(round + 1)
      await refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (noteId: string) => call(peopleCalls.removeNote, { params: { ...params, noteId } }),
    onError: toastError,
    onSettled: refresh,
  })
  return (
    <PersonSection title={personTexts.sections.notes}>
      <p className="mb-4 text-small text-ink-2">{texts.intro}</p>
      {notes.length === 0 && <p className="mb-4 text-small">{texts.empty}</p>}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-3 border-b pb-3 text-small">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line wrap-anywhere">{note.text || texts.gone}</p>
              <p className="mt-1 text-ink-2">
                {note.author}, <Moment at={note.createdAt} />
              </p>
            </div>
            <IconButton label={texts.remove({ author: note.author })} onClick={() => remove.mutate(note.id)}>
              <X strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-3">
        <TextAreaField
          key={round}
          label={texts.label}
          name="text"
          rows={2}
          maxLength={2000}
          error={form.errorOf('text')}
        />
        <Button
          type="submit"
          variant="line"
          pending={form.pending}
          pendingText={texts.adding}
          className="justify-self-start"
        >
          {texts.add}
        </Button>
      </form>
    </PersonSection>
  )
}
