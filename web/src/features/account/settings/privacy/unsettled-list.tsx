import type { Unsettled } from '@roomtone/contract/privacy/close-account'
import { privacyTexts } from '@roomtone/texts/account/privacy'
import { LOCALE } from '@roomtone/texts/language'
import { Link } from 'react-router'
import { formatMoney } from '../../../../platform/format/money.ts'
import { useMember } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../ui/button.tsx'

const texts = privacyTexts.closing

export function UnsettledList({ unsettled, onClose }: { unsettled: Unsettled[]; onClose: () => void }) {
  const isHost = useMember()?.roles.includes('host') ?? false
  return (
    <>
      <ul className="mb-6 grid gap-2">
        {unsettled.map((one) => {
          const path = pathOf(one, isHost)
          return (
            <li key={'id' in one ? one.id : one.kind}>
              {path === null ? (
                wordsOf(one)
              ) : (
                <Link to={path} onClick={onClose} className="link">
                  {wordsOf(one)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="line" wide onClick={onClose}>
        {texts.dialog.close}
      </Button>
    </>
  )
}

function pathOf(one: Unsettled, isHost: boolean): string | null {
  switch (one.kind) {
    case 'booking':
      return one.side === 'guest' ? `/trips/${one.id}` : `/hosting?tab=today&booking=${one.id}`
    case 'claim':
    case 'owed_claim':
      return `/claims/${one.id}`
    case 'payout':
      return isHost ? '/hosting?tab=payments' : '/settings/payments?tab=payouts'
    case 'debt':
    case 'admin_role':
      return null
  }
}

function wordsOf(one: Unsettled): string {
  const words = texts.unsettled
  switch (one.kind) {
    case 'admin_role':
      return words.admin_role
    case 'booking':
      return words.booking({ title: one.title, day: dayOf(one.startsAt, one.timeZone) })
    case 'claim':
      return words.claim({ title: one.title })
    case 'owed_claim':
      return words.owed_claim({ title: one.title, amount: formatMoney(one.amount) })
    case 'debt':
      return words.debt({ amount: formatMoney(one.amount) })
    case 'payout':
      return one.title === null
        ? words.payout({ day: dayOf(one.dueAt) })
        : words.payoutFor({ title: one.title, day: dayOf(one.dueAt) })
  }
}

function dayOf(at: string, timeZone?: string): string {
  return new Date(at).toLocaleDateString(LOCALE, { dateStyle: 'medium', ...(timeZone && { timeZone }) })
}
