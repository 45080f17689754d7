import { landingTexts } from '@roomtone/texts/site/landing'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { CheckGlyph, SealGlyph } from '../../../ui/glyphs.tsx'

const texts = landingTexts.safety
const { host, creator } = texts.identities.people
const PEOPLE = [
  { letters: 'MO', ...host },
  { letters: 'JT', ...creator },
]
const ADDRESS = ['41 Foundry Street, Unit 3', 'Providence, RI 02903']
const { sent, accepted, declined } = texts.charge.steps
const STEPS = [sent, accepted, declined]
const FILES = [
  { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
  { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
  { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
]

export function IdentitySlip() {
  return PEOPLE.map((person) => (
    <div key={person.letters} className="flex items-center gap-3 py-3 not-first:border-t">
      <span className="grid size-10 flex-none place-items-center rounded-pill bg-off-soft font-serif text-body">
        {person.letters}
      </span>
      <div>
        <b className="block font-medium">{person.name}</b>
        <Badge tone="ok" icon={<SealGlyph strokeWidth={1.75} />} className="mt-1">
          {person.badge}
        </Badge>
      </div>
    </div>
  ))
}

export function AddressSlip() {
  return (
    <div className="grid gap-0.5">
      <span className="text-tiny text-ink-2">{texts.address.before}</span>
      <span className="mt-2 block h-3 w-16/25 rounded-[3px] bg-ink" />
      <span className="mt-2 block h-3 w-2/5 rounded-[3px] bg-ink" />
      <span className="mt-4 text-tiny text-ink-2">{texts.address.confirmed}</span>
      {ADDRESS.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

export function ChargeSlip() {
  return (
    <div className="relative grid gap-4 ps-6.5 even-figures before:absolute before:inset-y-2 before:start-1.25 before:w-px before:bg-ink-3">
      {STEPS.map((step) => (
        <div key={step.title} className="relative flex flex-wrap justify-between gap-x-3">
          <span
            className={cx(
              'absolute top-1.25 -start-6.5 size-2.75 rounded-pill border-[1.5px]',
              step === accepted ? 'border-ok bg-ok' : 'border-ink-3 bg-card',
            )}
          />
          <b className="font-medium">{step.title}</b>
          <span className="text-ink-2">{step.amount}</span>
        </div>
      ))}
    </div>
  )
}

export function RecordSlip() {
  return (
    <div className="grid gap-3">
      {FILES.map((file) => (
        <div key={file.name} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
          <b className="font-medium">{file.name}</b>
          <code className="col-start-1 font-mono text-tiny text-ink-2">{file.hash}</code>
          <CheckGlyph className="col-start-2 row-span-2 row-start-1 size-5 text-ok" strokeWidth={1.5} />
        </div>
      ))}
    </div>
  )
}
