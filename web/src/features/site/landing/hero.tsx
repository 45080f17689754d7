import { landingTexts } from '@roomtone/texts/site/landing'
import { packaged, withCrop } from '../../../platform/pictures/packaged.ts'
import { heroTall, hero as plate } from '../../../platform/pictures/pictures.json'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'

const texts = landingTexts.hero
const picture = withCrop(packaged(plate), packaged(heroTall), '(max-width: 719.98px)', '100vw')

type HeroProps = { demo: boolean; isOpen: boolean; onJoinWaitlist: () => void }

export function Hero({ demo, isOpen, onJoinWaitlist }: HeroProps) {
  return (
    <section aria-labelledby="hero-title">
      <div className="wrap twelve items-end pt-6 pb-8 lg:pb-12">
        <h1 id="hero-title" className="text-hero lg:col-span-8">
          {texts.title} <em className="inline-block max-w-full">{texts.titleEnd}</em>
        </h1>
        <div className="mt-6 max-w-120 lg:col-span-4 lg:col-start-9 lg:mt-0 lg:mb-3 lg:max-w-100">
          <p className="text-[1.0625rem] leading-[1.55] text-balance text-ink-2">
            <span className="lg:block">{texts.lead.hosts}</span> <span>{texts.lead.crews}</span>
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button size="l" aria-haspopup="dialog" onClick={onJoinWaitlist}>
              {isOpen ? landingTexts.open.signUp : landingTexts.joinWaitlist}
            </Button>
            <a href="#spaces" className="link inline-flex min-h-11 items-center text-small font-medium">
              {texts.seeSpaces}
            </a>
          </div>
        </div>
      </div>
      <figure className="bleed">
        <Picture
          picture={picture}
          alt={texts.picture}
          sizes="(min-width: 1808px) 1760px, calc(100vw - 48px)"
          priority
          className="aspect-4/5 w-full object-cover md:aspect-[2.15] md:rounded-l md:object-[50%_60%]"
        />
        <figcaption className="bleed-words flex flex-wrap items-center justify-between gap-x-6 pt-3 text-small text-ink-2 max-md:px-(--gutter)">
          <span className="py-1">
            <b className="font-medium text-ink">{texts.caption.place}</b>
            {texts.caption.rest}
          </span>
          {demo && (
            <a
              href="#demo"
              className="touch inline-flex min-h-8 items-center underline decoration-ink-3 underline-offset-4 hover:text-ink hover:decoration-accent"
            >
              {texts.demo}
            </a>
          )}
        </figcaption>
      </figure>
    </section>
  )
}
