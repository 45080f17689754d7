import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { addAccess } from '@roomtone/contract/access-list/add-access'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField, TextAreaField } from '../../../ui/field.tsx'
import type { AddedPeople } from './add-people-result.tsx'

const texts = adminTexts.access.add

type AddPeopleFormProps = { text: string; onDone: (result: AddedPeople) => void }

export function AddPeopleForm({ text, onDone }: AddPeopleFormProps) {
  const { call, queryClient } = useServices()
  const form = useForm({
    schema: addAccess.body,
    read: (data) => ({ text: data.get('text'), invite: data.has('invite') }),
    submit: async (body) => {
      const reply = await call(accessListCalls.add, { body })
      void queryClient.invalidateQueries({ queryKey: ['admin'] })
      onDone({ ...reply, invited: body.invite })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextAreaField
        label={texts.text}
        name="text"
        rows={7}
        // Only for a second round: when it opens, the dialog focuses the first field itself and remembers the
        // opener.
        autoFocus={text !== ''}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={text}
        hint={texts.hint}
        error={form.errorOf('text')}
      />
      <CheckboxField label={texts.invite} name="invite" defaultChecked />
      <Button type="submit" wide pending={form.pending} pendingText={texts.pending} className="mt-2">
        {texts.submit}
      </Button>
    </form>
  )
}
