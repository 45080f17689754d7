import type { AccountAction } from '@roomtone/domain/audit/audit-action'

/**
 * Of what others and the machine write down about an account: whether its owner reads it in the copy of their data.
 * Held back is what would tell them that somebody reported or blocked them, that we look into something, or that a
 * matter of law keeps their records. The log writes nothing else about accounts, so whoever adds an action decides.
 */
const ABOUT_AN_ACCOUNT: Record<AccountAction, 'told' | 'held back'> = {
  'access-list.removed': 'told',
  'account.closed': 'told',
  'account.commitment-agreed': 'told',
  'account.confirmation-resent': 'told',
  'account.created': 'told',
  'account.deactivated': 'told',
  'account.email-change-requested': 'told',
  'account.email-changed': 'told',
  'account.email-confirmed': 'told',
  'account.google-connected': 'told',
  'account.google-disconnected': 'told',
  'account.password-changed': 'told',
  'account.password-reset': 'told',
  'account.profile-completed': 'told',
  'account.proof-link': 'told',
  'account.reactivated': 'told',
  'account.recovery-code-used': 'told',
  'account.recovery-codes-new': 'told',
  'account.reinstated': 'told',
  'account.restored': 'told',
  'account.signed-out': 'told',
  'account.suspended': 'told',
  'account.two-factor-off': 'told',
  'account.two-factor-on': 'told',
  'card.removed': 'told',
  'card.saved': 'told',
  'data.downloaded': 'told',
  'data.exported': 'told',
  'data.requested': 'told',
  'document.uploaded': 'told',
  'hold.lifted': 'held back',
  'hold.placed': 'held back',
  // Admins are told beforehand that the person reads of it.
  'impersonation.ended': 'told',
  'impersonation.started': 'told',
  'mail.subscribed': 'told',
  'mail.unsubscribed': 'told',
  // An admin opens a file of others where somebody reported something.
  'message.file-read': 'held back',
  'message.reported': 'held back',
  // That there was something to dismiss.
  'moderation.dismissed': 'held back',
  // Beside it stands that the account was suspended.
  'moderation.suspended': 'held back',
  'moderation.approved': 'told',
  'moderation.rejected': 'told',
  'moderation.warned': 'told',
  'note.added': 'held back',
  'note.removed': 'held back',
  'payout_account.changed': 'told',
  'person.blocked': 'held back',
  'person.reported': 'held back',
  'person.unblocked': 'held back',
  'personal-info.edited': 'told',
  'personal-info.legal-name-changed': 'told',
  'preferences.saved': 'told',
  'privacy.changed': 'told',
  'profile.avatar-changed': 'told',
  'profile.avatar-removed': 'told',
  'profile.edited': 'told',
  'referral.code_made': 'told',
  'retention.erased': 'told',
  'review.refused': 'told',
  'text.refused': 'told',
  'text.review_asked': 'told',
  'role.granted': 'told',
  'role.revoked': 'told',
  'session.all-ended': 'told',
  'session.ended': 'told',
  'session.opened': 'told',
  'statement.downloaded': 'told',
  'tax_document.downloaded': 'told',
  'taxpayer.removed': 'told',
  'taxpayer.saved': 'told',
  'vat-id.removed': 'told',
  'vat-id.saved': 'told',
  'verification.document-read': 'told',
  // They read that it is in review; what made it so is for who reviews it.
  'verification.doubted': 'held back',
  'verification.rejected': 'told',
  'verification.submitted': 'told',
  'verification.verified': 'told',
  'work-details.removed': 'told',
  'work-details.saved': 'told',
}

export const TOLD_ACTIONS: readonly string[] = Object.entries(ABOUT_AN_ACCOUNT).flatMap(
  ([action, verdict]) => (verdict === 'told' ? [action] : []),
)

/** Why somebody looked as them is written for them to read: the admin is told so beforehand. */
export const LOOKED: AccountAction = 'impersonation.started'
