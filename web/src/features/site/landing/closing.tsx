import { landingTexts } from '@roomtone/texts/site/landing'
import { packaged } from '../../../platform/pictures/packaged.ts'
import { outdoors3 } from '../../../platform/pictures/pictures.json'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'

const texts = landingTexts.closing
const picture = packaged(outdoors3)

export function Closing({ isOpen, onJoinWaitlist }: { isOpen: boolean; onJoinWaitlist: () => void }) {
  return (
    <section className="far night" aria-labelledby="closing-title">
      <div className="section wrap twelve items-center">
        <div className="lg:col-span-5">
          <h2 id="closing-title" className="text-hero">
            {texts.title}
          </h2>
          <p className="mt-6 max-w-80 text-balance text-night-ink-2">
            {isOpen ? landingTexts.open.closing : texts.text}
          </p>
          <Button variant="light" size="l" aria-haspopup="dialog" onClick={onJoinWaitlist} className="mt-8">
            {isOpen ? landingTexts.open.signUp : landingTexts.joinWaitlist}
          </Button>
        </div>
        <div className="photo mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0 lg:rounded-l!">
          <Picture
            picture={picture}
            alt={texts.picture}
            sizes="(min-width: 1440px) 737px, (min-width: 960px) 52vw, 92vw"
          />
        </div>
      </div>
    </section>
  )
}
