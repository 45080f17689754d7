import type { Member } from '@roomtone/contract/account/member'
import { ApiError } from '@roomtone/contract/call'
import type { ErrorCode } from '@roomtone/contract/errors'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { isAboutMenu } from '../../../parts/listing/is-about-menu.ts'

type Block = { title: string; text: string }

/** What has to be done before anything is sent; null when nothing is in the way. */
export function blockOf(
  member: Pick<Member, 'isVerified' | 'emailConfirmed' | 'email'>,
  { problem, canWait }: Pick<QuoteView, 'problem' | 'canWait'>,
  isWait: boolean,
  isUnsent = false,
): Block | null {
  if (!member.isVerified) return texts.verify.first
  if (!member.emailConfirmed)
    return { title: texts.email.title, text: texts.email.text({ email: member.email }) }
  // This person's own request may hold the time, which only sending it again reveals.
  if (isUnsent) return null
  if (isWait && problem === null) return { title: texts.second.freeTitle, text: texts.second.free }
  if (problem && isAboutMenu(problem.code)) return { title: texts.problem.menu, text: problem.message }
  if (problem && !(isWait && canWait)) return { title: texts.problem.title, text: problem.message }
  return null
}

/** Refusals about something above the form, where the page shows it again. */
const ABOVE: readonly ErrorCode[] = [
  'price_changed',
  'terms_changed',
  'slot_taken',
  'nothing_to_wait_for',
  'verification_required',
  'email_unconfirmed',
]

export function isAboveForm(error: unknown): boolean {
  return error instanceof ApiError && ABOVE.includes(error.code)
}

const FIELDS: Partial<Record<ErrorCode, string>> = {
  crew_too_large: 'crew',
  not_allowed_here: 'production.involves',
  card_declined: 'card.number',
}

/** Refusals without their own field get the field that they are about. */
export function onItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields.length > 0) return error
  const field = FIELDS[error.code]
  if (!field) return error
  const { code, title, message, status } = error
  return new ApiError({ code, title, status, detail: message, errors: [{ field, message }] })
}
