import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { SelectField } from '../../ui/field.tsx'
import { devMailTexts as texts } from './dev-mail.texts.ts'
import { mailPath } from './mail-address.ts'
import { mailsQuery } from './mails.query.ts'

export function RecipientFilter({ to }: { to: string }) {
  const { data: mails = [] } = useQuery(mailsQuery(useServices(), ''))
  const navigate = useNavigate()
  const known = new Set(mails.map((mail) => mail.to))
  if (to !== '') known.add(to)
  return (
    <SelectField
      label={texts.recipient}
      value={to}
      onChange={(event) => void navigate(mailPath({ to: event.target.value, id: null }), { replace: true })}
    >
      <option value="">{texts.everyone}</option>
      {[...known].sort().map((address) => (
        <option key={address} value={address}>
          {address}
        </option>
      ))}
    </SelectField>
  )
}
