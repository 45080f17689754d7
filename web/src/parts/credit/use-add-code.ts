import type { CreditView } from '@roomtone/contract/credit/credit'
import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { creditsQuery } from './credits.query.ts'

const texts = creditsTexts.add

/** Adds a code to the account; throws what is wrong with it. */
export function useAddCode() {
  const services = useServices()
  return async (code: string): Promise<CreditView | undefined> => {
    const { items, addedId } = await services.call(creditCalls.add, { body: { code } })
    const [every, person] = creditsQuery(services).queryKey
    services.queryClient.setQueriesData({ queryKey: [every, person] }, { items })
    const added = items.find(({ id }) => id === addedId)
    if (added)
      void showToast(
        'success',
        added.kind === 'gift_card'
          ? texts.addedGiftCard({ amount: formatMoney(added.balance) })
          : texts.addedCoupon,
      )
    return added
  }
}
