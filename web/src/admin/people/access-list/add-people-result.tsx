import type { addAccess } from '@roomtone/contract/access-list/add-access'
import type { Reply } from '@roomtone/contract/endpoint'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { Check, CircleAlert, Minus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

const texts = adminTexts.access.add

export type AddedPeople = Reply<typeof addAccess> & { invited: boolean }

type AddPeopleResultProps = {
  result: AddedPeople
  onCorrect: (invalid: string[]) => void
  onClose: () => void
}

export function AddPeopleResult({ result, onCorrect, onClose }: AddPeopleResultProps) {
  const { added, already, invalid, invited } = result
  const summary = useRef<HTMLUListElement>(null)
  // The focused form is gone, and this is what the person waited for.
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="grid gap-6">
      <ul ref={summary} tabIndex={-1} className="grid gap-4 outline-none">
        <Line icon={<Check className="text-ok" />}>
          {(invited && added.length > 0 ? texts.addedInvited : texts.added)({ count: added.length })}
        </Line>
        {already.length > 0 && (
          <Line icon={<Minus className="text-ink-2" />}>{texts.already({ count: already.length })}</Line>
        )}
        {invalid.length > 0 && (
          <Line icon={<CircleAlert className="text-bad" />} entries={invalid}>
            {texts.invalid({ count: invalid.length })}
          </Line>
        )}
      </ul>
      <div className="grid gap-3">
        {invalid.length > 0 && (
          <Button wide onClick={() => onCorrect(invalid)}>
            {texts.correct}
          </Button>
        )}
        <Button variant={invalid.length > 0 ? 'line' : 'primary'} wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}

type LineProps = { icon: ReactNode; entries?: readonly string[] | undefined; children: string }

function Line({ icon, entries, children }: LineProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-medium">{children}</p>
        {entries && <p className="text-small wrap-anywhere text-ink-2">{entries.join(', ')}</p>}
      </div>
    </li>
  )
}
