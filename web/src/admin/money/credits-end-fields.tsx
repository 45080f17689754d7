import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { TextAreaField, TextField } from '../../ui/field.tsx'

const texts = adminCreditsTexts.issue

/** The fields of every issued code: until when, a note, and why. */
export function EndFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <TextField label={texts.lastDay} name="lastDay" type="date" error={errorOf('lastDay')} />
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        name="note"
        autoComplete="off"
        maxLength={300}
        error={errorOf('note')}
      />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={2}
        error={errorOf('reason')}
      />
    </>
  )
}
