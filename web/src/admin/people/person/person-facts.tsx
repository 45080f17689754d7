import type { PersonDetail } from '@roomtone/contract/people/show-person'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { personTexts } from '@roomtone/texts/admin/person'
import { LOCALE } from '@roomtone/texts/language'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { languageTitle } from '../../../platform/language/language-name.ts'
import { listWords } from '../../../platform/language/list-words.ts'
import { Moment } from '../../list/moment.tsx'
import { Fact, PersonSection } from './person-section.tsx'

const { facts: texts, sections, verification: checks, payouts: money } = personTexts

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
const providers: Record<string, string | undefined> = adminTexts.providers
const providerWords = (provider: string | null) => (provider && providers[provider]) ?? texts.unknown

export function PersonFacts({ detail }: { detail: PersonDetail }) {
  const { person, facts } = detail
  const legalName = [facts.firstName, facts.lastName].filter(Boolean).join(' ')
  return (
    <>
      <PersonSection title={sections.facts}>
        <dl className="grid gap-2">
          <Fact label={texts.email}>{person.email}</Fact>
          <Fact label={texts.confirmed}>
            {facts.emailConfirmedAt ? <Moment at={facts.emailConfirmedAt} dateOnly /> : texts.unconfirmed}
          </Fact>
          <Fact label={texts.legalName}>{legalName || texts.unknown}</Fact>
          <Fact label={texts.birthday}>
            {facts.dateOfBirth ? day.format(new Date(facts.dateOfBirth)) : texts.unknown}
          </Fact>
          <Fact label={texts.joined}>
            <Moment at={person.createdAt} dateOnly />
          </Fact>
          <Fact label={texts.joinedAs}>{texts.types[facts.joinedAs]}</Fact>
          <Fact label={texts.roles}>
            {listWords(person.roles.map((role) => adminTexts.people.roles[role]))}
          </Fact>
          <Fact label={texts.commitment}>{facts.hasCommitted ? texts.agreed : texts.notAgreed}</Fact>
          <Fact label={texts.secondFactor}>{facts.hasSecondFactor ? texts.on : texts.off}</Fact>
          <Fact label={texts.language}>{facts.language ? languageTitle(facts.language) : texts.unknown}</Fact>
          {facts.suspendedAt && (
            <Fact label={texts.suspended}>
              <Moment at={facts.suspendedAt} />
            </Fact>
          )}
          {facts.closingUntil && (
            <Fact label={texts.closing}>
              <Moment at={facts.closingUntil} dateOnly />
            </Fact>
          )}
        </dl>
      </PersonSection>
      <PersonSection
        title={sections.verification}
        all={
          <Link to={`/admin/verifications?q=${encodeURIComponent(person.email)}`} className="link">
            {checks.open}
          </Link>
        }
      >
        <dl className="grid gap-2">
          <Fact label={checks.status}>{adminTexts.people.verification[person.verificationStatus]}</Fact>
          <Fact label={checks.provider}>{providerWords(detail.verification.provider)}</Fact>
          <Fact label={checks.decided}>
            {detail.verification.decidedAt ? (
              <Moment at={detail.verification.decidedAt} dateOnly />
            ) : (
              texts.unknown
            )}
          </Fact>
          <Fact label={checks.attempts}>{detail.verification.attempts}</Fact>
        </dl>
      </PersonSection>
      <PersonSection title={sections.payouts}>
        <dl className="grid gap-2">
          <Fact label={money.account}>{money.accounts[detail.payouts.account]}</Fact>
          <Fact label={money.waiting}>{formatMoney(detail.payouts.waiting)}</Fact>
          <Fact label={money.paid}>{formatMoney(detail.payouts.paid)}</Fact>
          <Fact label={money.stuck}>{detail.payouts.stuck}</Fact>
        </dl>
      </PersonSection>
    </>
  )
}
