import { verificationTexts } from '@roomtone/texts/verification/verification'
import { FolderCheck, LockKeyhole, Timer } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'

const texts = verificationTexts.intro
const ICONS = [LockKeyhole, Timer, FolderCheck]

export function IntroStep({ onStart }: { onStart: () => void }) {
  return (
    <>
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
        <Button size="l" onClick={onStart}>
          {texts.start}
        </Button>
        <Link
          to="/help?article=identity-verification"
          className="link touch inline-flex items-center text-small"
        >
          {texts.how}
        </Link>
      </div>
    </>
  )
}
