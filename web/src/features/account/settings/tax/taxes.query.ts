import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import type { TaxesView } from '@roomtone/contract/tax/taxes'
import { queryOptions } from '@tanstack/react-query'
import { type Services, useServices } from '../../../../platform/services.tsx'

export function taxesQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['taxes', session?.get()?.user.id ?? null],
    queryFn: () => call(taxCalls.show, {}),
  })
}

export function useKeepTaxes(): (taxes: TaxesView) => void {
  const services = useServices()
  return (taxes) => services.queryClient.setQueryData(taxesQuery(services).queryKey, taxes)
}
