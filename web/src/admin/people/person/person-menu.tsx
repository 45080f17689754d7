import type { Person } from '@roomtone/contract/people/list-people'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../ui/menu.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useChangePerson } from '../use-change-person.ts'

const texts = adminTexts.people

const SuspendDialog = lazyPart(async () => ({
  default: (await import('../suspend-dialog.tsx')).SuspendDialog,
}))
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type Question = 'suspend' | 'own-admin' | null

export function PersonMenu({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { setRole, setSuspended } = useChangePerson(person)
  const [question, setQuestion] = useState<Question>(null)
  const change = useMutation({ mutationFn: (act: () => Promise<void>) => act(), onError: toastError })
  const close = () => setQuestion(null)

  // The button is never disabled: it would drop the focus that the menu has just returned.
  function run(act: () => Promise<void>): void {
    if (!change.isPending) change.mutate(act)
  }

  function toggle(role: 'host' | 'admin') {
    const has = person.roles.includes(role)
    return (
      <MenuItem
        onSelect={() => {
          if (isOwn && has && role === 'admin') setQuestion('own-admin')
          else run(() => setRole(role, !has))
        }}
      >
        {(has ? texts.revoke : texts.grant)[role]}
      </MenuItem>
    )
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={texts.actionsFor({ name: person.fullName })}
            aria-busy={change.isPending}
            className="max-md:border"
          >
            {change.isPending ? <Spinner /> : <Ellipsis strokeWidth={1.5} aria-hidden="true" />}
          </IconButton>
        }
      >
        {toggle('host')}
        {toggle('admin')}
        {!isOwn &&
          (person.suspended ? (
            <MenuItem onSelect={() => run(() => setSuspended(false))}>{texts.lift}</MenuItem>
          ) : (
            <MenuItem onSelect={() => setQuestion('suspend')}>{texts.suspend}</MenuItem>
          ))}
        <MenuLine />
        <MenuLink to={`/admin/audit?subject=${person.id}`}>{texts.audit}</MenuLink>
      </Menu>
      <Suspense>
        {question === 'suspend' && (
          <SuspendDialog
            name={person.fullName}
            ahead={person.bookingsAhead}
            onSuspend={(reason) => setSuspended(true, reason)}
            onClose={close}
          />
        )}
        {question === 'own-admin' && (
          <ConfirmDialog
            title={texts.ownAdminTitle}
            text={texts.ownAdminText}
            confirm={texts.ownAdminConfirm}
            pending={texts.ownAdminPending}
            cancel={adminTexts.cancel}
            onConfirm={() => setRole('admin', false)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
