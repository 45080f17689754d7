import { commitmentCalls } from '@roomtone/contract/account/commitment.calls'
import { accountTexts } from '@roomtone/texts/account/account'
import { communityTexts as texts } from '@roomtone/texts/account/community'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { RuleTemplates } from './rule-templates.tsx'

const day = new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', year: 'numeric' })

/** For the host community: the promise, rules to borrow, and articles. */
export function CommunityPanel() {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <RuleTemplates />
        </div>
        <aside className="grid content-start gap-8">
          <Promised />
          <Articles />
        </aside>
      </div>
    </Page>
  )
}

function Promised() {
  const { title, agreed, notAgreed, read, failed } = texts.commitment
  const { call } = useServices()
  const commitment = useQuery({
    queryKey: ['commitment'],
    queryFn: ({ signal }) => call(commitmentCalls.show, {}, { signal }),
  })
  const { headline, points } = accountTexts.commitment
  const agreedAt = commitment.data?.agreedAt
  return (
    <Card className="grid gap-4">
      <h2 className="text-title">{title}</h2>
      <p className="text-ink-2">{headline}</p>
      <ul className="grid gap-2 text-small">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Check className="mt-1 size-4 flex-none text-ok" strokeWidth={1.5} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2" role="status">
        {commitment.isError && failed}
        {commitment.data && (agreedAt ? agreed({ when: day.format(new Date(agreedAt)) }) : notAgreed)}
      </p>
      {commitment.data && !agreedAt && (
        <div>
          <ButtonLink to="/community-commitment?next=%2Fhosting%3Ftab%3Dcommunity">{read}</ButtonLink>
        </div>
      )}
    </Card>
  )
}

/** Of the help center, in the order in which hosts ask. */
const ARTICLES = [
  'house-rules',
  'answer-a-request',
  'reviews',
  'address-privacy',
  'claims',
  'payouts',
] as const

function Articles() {
  return (
    <section aria-label={texts.articles.title}>
      <h2 className="mb-4">{texts.articles.title}</h2>
      <ul className="border-t">
        {ARTICLES.map((slug) => (
          <li key={slug} className="border-b py-4">
            <Link to={`/help?article=${slug}`} className="link">
              {texts.articles.items[slug].title}
            </Link>
            <p className="mt-1 text-small text-ink-2">{texts.articles.items[slug].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
