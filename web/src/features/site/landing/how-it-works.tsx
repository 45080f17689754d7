import { landingTexts } from '@roomtone/texts/site/landing'
import { packaged } from '../../../platform/pictures/packaged.ts'
import { photoStudio4 } from '../../../platform/pictures/pictures.json'
import { Picture } from '../../../ui/picture.tsx'

const texts = landingTexts.how
const picture = packaged(photoStudio4)

export function HowItWorks({ isOpen }: { isOpen: boolean }) {
  return (
    <section id="how" className="far section pt-0!" aria-labelledby="how-title">
      <div className="wrap twelve">
        <div className="flex flex-col lg:col-span-4">
          <h2 id="how-title" className="text-h1">
            {texts.title}
          </h2>
          <div className="photo relative mt-8 hidden aspect-auto! flex-1 lg:block">
            <Picture
              picture={picture}
              alt={texts.picture}
              sizes="(min-width: 960px) 640px, 1px"
              className="absolute inset-0 object-[38%_50%]!"
            />
          </div>
        </div>
        <ol className="mt-6 border-t border-ink lg:col-span-7 lg:col-start-6 lg:mt-2.5">
          {texts.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.25rem_1fr] gap-2 border-b py-6 lg:grid-cols-[2rem_12rem_1fr] lg:items-baseline lg:gap-6 lg:py-8"
            >
              <span aria-hidden="true" className="font-serif text-h2 text-accent">
                {index + 1}
              </span>
              <h3 className="text-h2">{step.title}</h3>
              <p className="text-ink-2 max-lg:col-start-2 lg:max-w-104">
                {isOpen && index === 0 ? landingTexts.open.first : step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
