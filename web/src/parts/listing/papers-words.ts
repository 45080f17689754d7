import type { PropertyView } from '@roomtone/contract/listing/property'
import { papersTexts as texts } from '@roomtone/texts/listing/papers'
import { formatMoney } from '../../platform/format/money.ts'

/** `Insurance of $1,000,000 and a permit`; empty where the host asks for none. */
export function papersWords({ insuranceLeast, permit }: PropertyView['requires']): string {
  if (!insuranceLeast) return permit ? texts.permit : ''
  const least = formatMoney(insuranceLeast)
  return permit ? texts.insuranceAndPermit({ least }) : texts.insurance({ least })
}
