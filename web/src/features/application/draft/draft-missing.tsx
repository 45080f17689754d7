import { wizardTexts } from '@roomtone/texts/application/wizard'
import { Wordmark } from '../../../parts/site/wordmark.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

const texts = wizardTexts.missing

type DraftMissingProps = { title?: string; text?: string; isHost: boolean }

/** Missing, somebody else's, or already sent: the person reads the same, and where to go from here. */
export function DraftMissing({ title = texts.title, text = texts.text, isHost }: DraftMissingProps) {
  return (
    <>
      <header className="wrap flex h-17 items-center md:h-22">
        <Wordmark to="/home" />
      </header>
      <main id="main" tabIndex={-1} className="wrap outline-none">
        <EmptyState
          level="h1"
          title={title}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/listing-wizard">{texts.action}</ButtonLink>
              {isHost && (
                <ButtonLink variant="line" to="/hosting?tab=listings">
                  {texts.listings}
                </ButtonLink>
              )}
            </div>
          }
        >
          {text}
        </EmptyState>
      </main>
    </>
  )
}
