import { placeHold } from '@roomtone/contract/retention/retention'
import { retentionTexts } from '@roomtone/texts/admin/retention'
import { useForm } from '../../../platform/forms/use-form.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../list/form-dialog.tsx'
import { useRetention } from './use-retention.ts'

const texts = retentionTexts.form

export function RetentionHoldDialog({ onClose }: { onClose: () => void }) {
  const { place } = useRetention()
  const form = useForm({
    schema: placeHold.body,
    read: (data) => ({
      subjectType: data.get('subjectType'),
      subjectId: String(data.get('subjectId') ?? '').trim(),
      reason: data.get('reason'),
    }),
    submit: async (body) => {
      await place(body)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      form={form}
      confirm={texts.confirm}
      pendingText={texts.pending}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <SelectField label={texts.type} name="subjectType" error={form.errorOf('subjectType')}>
        <option value="booking">{texts.types.booking}</option>
        <option value="user">{texts.types.user}</option>
      </SelectField>
      <TextField
        label={texts.id}
        hint={texts.idHint}
        name="subjectId"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        error={form.errorOf('subjectId')}
      />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={3}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  )
}
