import { accountCalls } from '@roomtone/contract/account/account.calls'
import { safeNext } from '@roomtone/domain/access/page-guard'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { accountTexts } from '@roomtone/texts/account/account'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useKeepMember } from '../../parts/person/use-keep-member.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'

const texts = accountTexts.commitment

export function Commitment() {
  const { call } = useServices()
  const keepMember = useKeepMember()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [pending, setPending] = useState(false)

  async function agree(): Promise<void> {
    setPending(true)
    try {
      const member = await call(accountCalls.agreeCommitment, { body: { version: COMMITMENT_VERSION } })
      keepMember(member)
      void showToast('success', texts.done.title, texts.done.text)
      await navigate(safeNext(search.get('next')) ?? (member.roles.includes('host') ? '/dashboard' : '/home'))
    } catch {
      void showToast('error', texts.failed.title, texts.failed.text)
    } finally {
      setPending(false)
    }
  }

  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <div className="max-w-2xl">
        <p className="font-serif text-title text-accent">{texts.brand}</p>
        <h1 className="mt-2">{texts.title}</h1>
        <p className="mt-6 font-serif text-lead">{texts.headline}</p>
        <div className="mt-6 grid gap-4 text-ink-2">
          <p>{texts.respect}</p>
          <p>{texts.neutral}</p>
        </div>
        <h2 className="mt-8 font-sans text-body font-medium tracking-normal">{texts.lead}</h2>
        <ul className="mt-2 border-t">
          {texts.points.map((point) => (
            <li key={point} className="flex items-start gap-3 border-b py-3">
              <Check className="mt-1 size-4.5 flex-none text-ok" strokeWidth={1.75} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <Link to="/terms" target="_blank" className="link text-small">
            {texts.terms} <span className="sr-only">{texts.opensNewTab}</span>
          </Link>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="l" pending={pending} pendingText={accountTexts.pending} onClick={() => void agree()}>
            {texts.agree}
          </Button>
          <Button
            size="l"
            variant="line"
            onClick={() => void showToast('error', texts.declined.title, texts.declined.text)}
          >
            {texts.decline}
          </Button>
        </div>
      </div>
    </main>
  )
}
