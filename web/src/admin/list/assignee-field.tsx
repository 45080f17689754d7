import type { Assignee } from '@roomtone/contract/assignment/assignment'
import { assignmentCalls } from '@roomtone/contract/assignment/assignment.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { Queue, Whose } from '@roomtone/domain/queue/queues'
import { WHOSE } from '@roomtone/domain/queue/queues'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { type Services, useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { SelectField } from '../../ui/field.tsx'
import { type Choice, optionsOf } from './admin-list.tsx'

const texts = tablesTexts.assigned

/** People who can be given work. */
function adminsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admins'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = { role: 'admin', status: 'active', sort: 'name', limit: 100 } as const
      const { items } = await call(peopleCalls.list, { query }, { signal })
      return items.map(({ id, fullName }) => ({ id, name: fullName }))
    },
  })
}

type AssigneeFieldProps = {
  queue: Queue
  id: string
  /** Its name for screen readers. */
  name: string
  assignee: Assignee
  className?: string | undefined
  /** In a table, whose column head names it. */
  bare?: boolean | undefined
}

/**
 * The person who looks after a piece of work. If a colleague was quicker, the list reloads and shows that.
 */
export function AssigneeField({ queue, id, name, assignee, className, bare }: AssigneeFieldProps) {
  const services = useServices()
  const own = useMember()?.id
  const admins = useQuery(adminsQuery(services)).data ?? []
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) =>
      services.call(assignmentCalls.assign, {
        body: { queue, subjectId: id, assigneeId, instead: assignee?.id ?? null },
      }),
    onSuccess: ({ assignee: now }) =>
      void showToast(
        'success',
        now === null ? texts.released : now.id === own ? texts.taken : texts.given({ name: now.name }),
      ),
    onError: (error) => void showToast('error', texts.failed, error.message),
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  const others = admins.filter((admin) => admin.id !== own)
  // It may be assigned to a person who is no longer an admin.
  const isKnown = assignee === null || assignee.id === own || others.some((admin) => admin.id === assignee.id)
  const wiring = {
    'aria-label': texts.labelOf({ name }),
    value: (assign.isPending ? assign.variables : assignee?.id) ?? '',
    disabled: assign.isPending,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      assign.mutate(event.target.value === '' ? null : event.target.value),
  }
  const options = (
    <>
      <option value="">{texts.nobody}</option>
      {own && <option value={own}>{texts.me}</option>}
      {others.map((admin) => (
        <option key={admin.id} value={admin.id}>
          {admin.name}
        </option>
      ))}
      {!isKnown && <option value={assignee.id}>{assignee.name}</option>}
    </>
  )
  if (bare)
    return (
      <select {...wiring} className="control">
        {options}
      </select>
    )
  return (
    <SelectField label={texts.label} {...wiring} className={className}>
      {options}
    </SelectField>
  )
}

export function WhoseField({ whose, onChange }: { whose: Whose; onChange: (whose: string) => void }) {
  return (
    <SelectField
      label={texts.whose}
      value={whose}
      onChange={(event) => onChange(event.target.value === 'all' ? '' : event.target.value)}
      className="md:w-44"
    >
      {WHOSE.map((one) => (
        <option key={one} value={one}>
          {texts.whoses[one]}
        </option>
      ))}
    </SelectField>
  )
}

/** The same as one of the filters above a list. */
export function whoseChoice(value: Whose): Choice {
  return {
    name: 'whose',
    label: texts.whose,
    value,
    standard: 'all',
    options: optionsOf(WHOSE, texts.whoses),
  }
}
