import type { HostType } from '@roomtone/domain/listing/options'
import { wizardTexts as texts } from '@roomtone/texts/application/wizard'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { packaged } from '../../platform/pictures/packaged.ts'
import { dormRoom3, mansionExterior1, outdoors3 } from '../../platform/pictures/pictures.json'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'

const PICTURES: Record<HostType, ReturnType<typeof packaged>> = {
  home: packaged(mansionExterior1),
  room: packaged(dormRoom3),
  location: packaged(outdoors3),
}

export function WizardOverview({ type, children }: { type: HostType | null; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        {type && <Badge className="mb-4">{texts.types[type]}</Badge>}
        <h1>{texts.title}</h1>
        <div className="photo mt-8 max-lg:hidden">
          <Picture picture={PICTURES[type ?? 'home']} alt="" sizes="(min-width: 960px) 45vw, 1px" priority />
        </div>
      </div>
      <div>
        {children}
        <ol className="border-t border-ink">
          {texts.steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-x-2 gap-y-1 border-b py-6">
              <span aria-hidden="true" className="row-span-2 font-serif text-h2 text-accent">
                {index + 1}
              </span>
              <h2>{step.title}</h2>
              <p className="text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-small">
          <Link to="/help?article=list-a-space" className="link">
            {texts.how}
          </Link>
        </p>
      </div>
    </div>
  )
}
