import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { settingsTexts } from '@roomtone/texts/account/settings'
import { CreditSettings } from '../../../../parts/credit/credit-settings.tsx'
import { useMember } from '../../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { SectionTabs } from '../section-tabs.tsx'
import { SettingRow, SettingRows } from '../setting-rows.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { SavedCards } from './saved-cards.tsx'

const texts = settingsTexts.payments
const { made, account } = paymentSettingsTexts

export function Payments() {
  return (
    <SectionTabs
      section="payments"
      label={settingsTexts.sections.payments.title}
      tabs={[
        { value: 'payments', label: texts.tabs.payments, content: <Paying /> },
        { value: 'payouts', label: texts.tabs.payouts, content: <BeingPaid /> },
      ]}
    />
  )
}

function Paying() {
  return (
    <>
      <SettingRows>
        <SettingRow
          label={made.title}
          action={
            <ButtonLink variant="line" to="/trips">
              {made.action}
            </ButtonLink>
          }
        >
          {made.text}
        </SettingRow>
      </SettingRows>
      <SavedCards />
      <CreditSettings />
      <ButtonLink variant="line" to="/help?article=prices-and-fees" className="mt-8">
        {texts.action}
      </ButtonLink>
    </>
  )
}

function BeingPaid() {
  const member = useMember()
  if (member && !member.isVerified)
    return (
      <EmptyState
        title={account.verifyFirst.title}
        action={<ButtonLink to="/verify-identity">{account.verifyFirst.action}</ButtonLink>}
      >
        <p>{account.verifyFirst.text}</p>
      </EmptyState>
    )
  return (
    <div className="pt-4">
      <PayoutAccount />
      {member?.roles.includes('host') ? (
        <ButtonLink variant="line" to="/hosting?tab=payments" className="mt-10">
          {account.all}
        </ButtonLink>
      ) : (
        <ButtonLink variant="line" to="/help?article=payouts" className="mt-10">
          {account.help}
        </ButtonLink>
      )}
    </div>
  )
}
