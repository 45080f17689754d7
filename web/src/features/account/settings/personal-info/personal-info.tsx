import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Member } from '@roomtone/contract/account/member'
import type { PersonalInfo as Info } from '@roomtone/contract/profile/personal-info'
import type { VerificationView } from '@roomtone/contract/verification/verification'
import { personalInfoTexts as texts } from '@roomtone/texts/account/personal-info'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { verificationQuery } from '../../../../parts/verification/verification.query.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { EditableRow } from '../editable-row.tsx'
import { useMailing } from '../notification/use-mailing.ts'
import { addressWords } from './address-fields.tsx'
import { personalInfoQuery } from './personal-info.query.ts'

const forms = () => import('./personal-info-forms.tsx')
const LegalNameForm = lazyPart(async () => ({ default: (await forms()).LegalNameForm }))
const PreferredNameForm = lazyPart(async () => ({ default: (await forms()).PreferredNameForm }))
const EmailForm = lazyPart(async () => ({ default: (await forms()).EmailForm }))
const PhonesForm = lazyPart(async () => ({ default: (await forms()).PhonesForm }))
const AddressForm = lazyPart(async () => ({ default: (await forms()).AddressForm }))
const EmergencyForm = lazyPart(async () => ({ default: (await forms()).EmergencyForm }))

export function PersonalInfo({ member }: { member: Member }) {
  const info = useQuery(personalInfoQuery(useServices()))
  if (info.data) return <Rows member={member} info={info.data} />
  if (info.isError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void info.refetch()} retrying={info.isFetching}>
        {info.error.message}
      </ErrorState>
    )
  return (
    <Loading>
      <Skeleton className="h-80 rounded-m" />
    </Loading>
  )
}

function Rows({ member, info }: { member: Member; info: Info }) {
  return (
    <>
      <LegalNameRow member={member} info={info} />
      <EditableRow
        label={texts.preferredName.label}
        isEmpty={info.preferredName === null}
        form={(onClose) => waiting(<PreferredNameForm info={info} onClose={onClose} />)}
      >
        {info.preferredName ?? texts.notProvided}
      </EditableRow>
      <EmailRow member={member} info={info} />
      <EditableRow
        label={texts.phones.label}
        isEmpty={info.phones.length === 0}
        form={(onClose) => waiting(<PhonesForm info={info} onClose={onClose} />)}
      >
        {info.phones.length === 0
          ? texts.notProvided
          : info.phones.map((phone) => (
              <span key={phone} className="block even-figures">
                {phone}
              </span>
            ))}
      </EditableRow>
      <IdentityRow member={member} />
      <AddressRow part="residential" info={info} />
      <AddressRow part="mailing" info={info} />
      <EmergencyRow info={info} />
      <p className="mt-6 text-small text-ink-2">{texts.note}</p>
      <ButtonLink variant="line" to="/help?article=personal-information" className="mt-6">
        {texts.help}
      </ButtonLink>
    </>
  )
}

function waiting(form: ReactNode): ReactNode {
  return <Suspense fallback={<Skeleton className="h-40" />}>{form}</Suspense>
}

function LegalNameRow({ member, info }: { member: Member; info: Info }) {
  const { supportEmail } = useSite()
  const name = [info.firstName, info.lastName].filter(Boolean).join(' ') || member.fullName
  if (!info.isNameFixed)
    return (
      <EditableRow
        label={texts.legalName.label}
        form={(onClose) => waiting(<LegalNameForm info={info} onClose={onClose} />)}
      >
        {name}
      </EditableRow>
    )
  return (
    <FixedRow label={texts.legalName.label}>
      <p>{name}</p>
      <p className="mt-2">
        {texts.legalName.fixed}{' '}
        <a href={`mailto:${supportEmail}`} className="link">
          {supportEmail}
        </a>
      </p>
    </FixedRow>
  )
}

function EmailRow({ member, info }: { member: Member; info: Info }) {
  const { call } = useServices()
  const { pending, send } = useMailing(() => call(accountCalls.resendConfirmation, {}), {
    title: texts.email.resent.title,
    text: texts.email.resent.text({ email: member.email }),
  })
  const isConfirmed = member.emailConfirmed
  const resend = !isConfirmed && (
    <Button variant="line" pending={pending} onClick={() => void send()}>
      {texts.email.resend}
    </Button>
  )
  const value = (
    <>
      <p className="flex flex-wrap items-center gap-3">
        {info.email}
        <Badge tone={isConfirmed ? 'ok' : 'wait'}>
          {isConfirmed ? texts.email.confirmed : texts.email.notConfirmed}
        </Badge>
      </p>
      {info.newEmail && <p className="mt-2">{texts.email.waits({ email: info.newEmail })}</p>}
    </>
  )
  if (!info.hasPassword)
    return (
      <FixedRow label={texts.email.label} action={resend}>
        {value}
        <p className="mt-2">
          {texts.email.noPassword}{' '}
          <Link to="/settings/login-security" className="link">
            {texts.email.security}
          </Link>
        </p>
      </FixedRow>
    )
  return (
    <EditableRow
      label={texts.email.label}
      action={resend}
      form={(onClose) => waiting(<EmailForm info={info} onClose={onClose} />)}
    >
      {value}
    </EditableRow>
  )
}

const TONES = { processing: 'wait', in_review: 'wait', verified: 'ok', rejected: 'bad' } as const

/** The page behind the link has the panel in every state. */
function IdentityRow({ member }: { member: Member }) {
  const asked = useQuery(verificationQuery(useServices())).data?.status
  const status = asked ?? standingOf(member)
  const label = texts.identity.verification[status]
  return (
    <FixedRow
      label={texts.identity.label}
      action={
        status !== 'verified' && (
          <Link to="/home" className="link touch inline-flex items-center text-small">
            {texts.identity.verify[status]}
          </Link>
        )
      }
    >
      {status === 'none' ? label : <Badge tone={TONES[status]}>{label}</Badge>}
    </FixedRow>
  )
}

function AddressRow({ part, info }: { part: 'residential' | 'mailing'; info: Info }) {
  const value = info[part]
  return (
    <EditableRow
      label={texts[part]}
      isEmpty={value === null}
      form={(onClose) => waiting(<AddressForm part={part} value={value} onClose={onClose} />)}
    >
      {value === null ? texts.notProvided : addressWords(value)}
    </EditableRow>
  )
}

function EmergencyRow({ info }: { info: Info }) {
  const { emergency } = info
  return (
    <EditableRow
      label={texts.emergency.label}
      isEmpty={emergency === null}
      form={(onClose) => waiting(<EmergencyForm info={info} onClose={onClose} />)}
    >
      {emergency === null
        ? texts.notProvided
        : [emergency.name, emergency.relation, emergency.phone, emergency.email].filter(Boolean).join(', ')}
    </EditableRow>
  )
}

function FixedRow({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={label} className="grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_auto]">
      <h2 className="font-sans text-body font-medium tracking-normal">{label}</h2>
      <div className="col-start-1 min-w-0 text-small text-ink-2 wrap-anywhere">{children}</div>
      {action && (
        <div className="max-sm:mt-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center">{action}</div>
      )}
    </section>
  )
}

/** The session's data, until the server's answer is there. */
function standingOf({ verificationStatus: status }: Member): VerificationView['status'] {
  return status === 'pending' || status === 'deactivated' ? 'none' : status
}
