import { FolderCheck, LockKeyhole, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { homeTexts } from './home.texts.ts'

const texts = homeTexts.verification
const ICONS = [LockKeyhole, Timer, FolderCheck]

type VerificationNoticeProps = {
  level?: 'h1' | 'h2' | undefined
  /** Why it is asked for here. */
  children?: ReactNode
}

export function VerificationNotice({
  level: Heading = 'h2',
  children = texts.toUse,
}: VerificationNoticeProps) {
  return (
    <Card raised padding="l" className="grid gap-8 lg:p-14">
      <div>
        <Heading className="text-h1">{texts.title}</Heading>
        <p className="mt-4 max-w-2xl text-ink-2">{children}</p>
      </div>
      <ul className="grid gap-6 border-t pt-8 lg:grid-cols-3">
        {texts.benefits.map((benefit, index) => {
          const Icon = ICONS[index] ?? LockKeyhole
          return (
            <li key={benefit.title}>
              <Icon className="size-6 text-accent" strokeWidth={1.5} aria-hidden="true" />
              <p className="mt-3 font-serif text-title">{benefit.title}</p>
              <p className="mt-1 text-small text-ink-2">{benefit.text}</p>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/help?article=identity-verification">{texts.action}</ButtonLink>
        <p className="text-small text-ink-2">{texts.soon}</p>
      </div>
    </Card>
  )
}
