import { adminTexts } from '@roomtone/texts/admin/admin'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddPeopleForm } from './add-people-form.tsx'
import { type AddedPeople, AddPeopleResult } from './add-people-result.tsx'

const texts = adminTexts.access.add

/**
 * First the form, then the result for each line, then close; lines that failed can be corrected and sent
 * again.
 */
export function AddPeopleDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [result, setResult] = useState<AddedPeople | null>(null)

  function correct(invalid: string[]): void {
    setText(invalid.join('\n'))
    setResult(null)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="m"
      title={result ? texts.resultTitle : texts.title}
      description={result ? undefined : texts.intro}
    >
      {result ? (
        <AddPeopleResult result={result} onCorrect={correct} onClose={onClose} />
      ) : (
        <AddPeopleForm text={text} onDone={setResult} />
      )}
    </Dialog>
  )
}
