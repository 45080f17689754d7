import type { PersonDetails, PublicPerson } from '@roomtone/contract/public-profile/show-person'
import type { ReviewSide } from '@roomtone/domain/review/review'
import { profileTexts, publicProfileTexts as texts } from '@roomtone/texts/profile/profile'
import type { ReactNode } from 'react'
import { CARD_GRID } from '../../parts/listing/card/grid.ts'
import { PropertyCardLink } from '../../parts/listing/card/property-card.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Standing } from './person.tsx'
import { timeWithin } from './time-within.ts'

type PublicProfileProps = {
  person: PublicPerson
  isStranger: boolean
  /** The reviews about the person, as a host or as a guest. */
  reviewsAs: (side: ReviewSide) => ReactNode
}

/** A first name, a picture and reviews for everyone; the rest is for members. */
export function PublicProfile({ person, isStranger, reviewsAs }: PublicProfileProps) {
  const { details } = person
  const isYours = useMember()?.id === person.id
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      {isYours && (
        <p className="mb-8 flex flex-wrap items-center gap-3 text-small text-ink-2">
          {texts.yours}
          <ButtonLink variant="line" to="/profile">
            {texts.edit}
          </ButtonLink>
        </p>
      )}
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar letters={person.name.slice(0, 1).toUpperCase()} src={person.avatarUrl} size="xl" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{person.name}</h1>
          {details && (
            <Standing isVerified={details.isVerified} since={details.memberSince}>
              {person.isHost && <Badge>{texts.host}</Badge>}
            </Standing>
          )}
        </div>
      </header>
      {isStranger && (
        <p className="mt-8 flex flex-wrap items-center gap-3 text-ink-2">
          {texts.membersOnly({ name: person.name })}
          <ButtonLink variant="line" to={`/auth?tab=sign-in&next=/users/${person.id}`}>
            {texts.signIn}
          </ButtonLink>
        </p>
      )}
      {details && <About name={person.name} details={details} />}
      {details && details.listings.length > 0 && (
        <section aria-labelledby="spaces" className="mt-14">
          <h2 id="spaces" className="mb-6">
            {texts.listings({ name: person.name })}
          </h2>
          <ul className={CARD_GRID}>
            {details.listings.map((card) => (
              <li key={card.id}>
                <PropertyCardLink card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {person.isHost && (
        <Reviews name={person.name} as="host">
          {reviewsAs('host')}
        </Reviews>
      )}
      <Reviews name={person.name} as="guest">
        {reviewsAs('guest')}
      </Reviews>
    </main>
  )
}

type ReviewsProps = { name: string; as: ReviewSide; children: ReactNode }

function Reviews({ name, as, children }: ReviewsProps) {
  return (
    <section aria-labelledby={`reviews-${as}`} className="mt-14">
      <h2 id={`reviews-${as}`} className="mb-6">
        {texts.reviews[as]({ name })}
      </h2>
      {children}
    </section>
  )
}

function About({ name, details }: { name: string; details: PersonDetails }) {
  const { intro, prompts, response } = details
  const isEmpty = intro === '' && prompts.length === 0
  return (
    <section aria-labelledby="about" className="mt-12">
      <h2 id="about" className="mb-4">
        {texts.about({ name })}
      </h2>
      {isEmpty && <p className="text-ink-2">{texts.nothing({ name })}</p>}
      {intro !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{intro}</p>}
      <dl className="mt-6 grid gap-x-16 md:grid-cols-2">
        {response && (
          <Fact name={texts.answers.title}>
            {texts.answers.rate({ percent: response.percent })}.{' '}
            {texts.answers.time({ words: timeWithin(response.medianMinutes) })}
          </Fact>
        )}
        {prompts.map(({ prompt, text }) => (
          <Fact key={prompt} name={profileTexts.prompts[prompt]}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b py-4 wrap-anywhere">
      <dt className="font-medium">{name}</dt>
      <dd className="text-small text-ink-2">{children}</dd>
    </div>
  )
}
