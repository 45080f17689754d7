import { packaged } from '../../platform/pictures/packaged.ts'
import { dormRoom3, mansionExterior1, outdoors3 } from '../../platform/pictures/pictures.json'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { wizardTexts as texts } from './wizard.texts.ts'

type ListingType = keyof typeof texts.types

const PICTURES = {
  home: packaged(mansionExterior1),
  room: packaged(dormRoom3),
  location: packaged(outdoors3),
}

export function isListingType(value: string | null): value is ListingType {
  return value !== null && Object.hasOwn(texts.types, value)
}

export function WizardOverview({ type }: { type: ListingType | null }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid gap-x-16 gap-y-8 pt-8 pb-20 outline-none md:pt-14 md:pb-28 lg:grid-cols-2"
    >
      <div>
        {type && <Badge className="mb-4">{texts.types[type]}</Badge>}
        <h1>{texts.title}</h1>
        <div className="photo mt-8 max-lg:hidden">
          <Picture picture={PICTURES[type ?? 'home']} alt="" sizes="(min-width: 960px) 45vw, 1px" />
        </div>
      </div>
      <div>
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
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/help?article=list-a-space">{texts.action}</ButtonLink>
          <p className="text-small text-ink-2">{texts.soon}</p>
        </div>
      </div>
    </main>
  )
}
