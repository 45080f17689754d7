import { retentionTexts } from '@roomtone/texts/admin/retention'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RowsSkeleton } from '../../../parts/list/rows-skeleton.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Moment } from '../../list/moment.tsx'
import { type RulePreview, retentionQuery } from './retention.query.ts'
import { RetentionSubject } from './retention-subject.tsx'
import { useRetention } from './use-retention.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

const texts = retentionTexts.rules
const SHOWN = 5

export function RetentionRules() {
  const rules = useQuery(retentionQuery(useServices()))
  const { run } = useRetention()
  const [asking, setAsking] = useState(false)
  const due = rules.data?.reduce((sum, rule) => sum + rule.due, 0) ?? 0
  return (
    <section aria-labelledby="retention-rules">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="retention-rules" className="text-title">
            {texts.title}
          </h2>
          <p className="text-small text-ink-2">{texts.text}</p>
        </div>
        <Button variant="line" disabled={due === 0} onClick={() => setAsking(true)}>
          {retentionTexts.run.button}
        </Button>
      </div>
      {rules.isPending && <RowsSkeleton />}
      {rules.isError && (
        <ErrorState title={texts.failed} onRetry={() => void rules.refetch()} retrying={rules.isFetching}>
          {rules.error.message}
        </ErrorState>
      )}
      {rules.data && (
        <ul className="grid gap-4 lg:grid-cols-3">
          {rules.data.map((rule) => (
            <li key={rule.rule} className="grid">
              <Rule preview={rule} />
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={retentionTexts.run.title}
            text={retentionTexts.run.text({ count: due })}
            confirm={retentionTexts.run.confirm}
            pending={retentionTexts.run.pending}
            cancel={retentionTexts.run.cancel}
            onConfirm={run}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Rule({ preview }: { preview: RulePreview }) {
  const { rule, due, held, endsBefore, subjects } = preview
  return (
    <Card className="grid content-start gap-2">
      <span className="flex min-h-6 flex-wrap gap-2">
        <Badge tone={due > 0 ? 'wait' : 'off'}>{texts.due({ count: due })}</Badge>
        {held > 0 && <Badge>{texts.held({ count: held })}</Badge>}
      </span>
      <h3 className="font-medium">{texts.names[rule]}</h3>
      <p className="text-small text-ink-2">{texts.about[rule]}</p>
      <p className="text-small text-ink-2">
        {texts.before} <Moment at={endsBefore} dateOnly />
      </p>
      {subjects.length > 0 && (
        <>
          <h4 className="mt-2 text-small font-medium">{texts.first}</h4>
          <ul className="grid gap-1 text-small">
            {subjects.slice(0, SHOWN).map(({ type, id, since, isHeld }) => (
              <li key={id}>
                <RetentionSubject type={type} id={id} /> {texts.since} <Moment at={since} dateOnly />
                {isHeld && `, ${texts.isHeld}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
