import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import { Moment } from '../../list/moment.tsx'
import { sealQuery } from './audit.query.ts'

const texts = adminTexts.audit.seal

/** When the log was last sealed. The list below does without it: a failure here is one line, not a page. */
export function AuditSeal() {
  const { data, isError } = useQuery(sealQuery(useServices()))
  return (
    <p role="status" className="mb-6 min-h-6 text-small text-ink-2">
      {data ? <Sealed {...data} /> : isError ? texts.failed : null}
    </p>
  )
}

type Seal = { sealedAt: string | null; rows: number; pending: number }

function Sealed({ sealedAt, rows, pending }: Seal) {
  if (sealedAt === null) return texts.none(pending)
  return (
    <>
      {texts.sealed} <Moment at={sealedAt} /> · {texts.rows(rows)} · {texts.pending(pending)}
    </>
  )
}
