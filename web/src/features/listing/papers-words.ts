import type { PropertyView } from '@roomtone/contract/listing/property'
import { formatMoney } from '../../platform/format/money.ts'

/** `Insurance of $1,000,000 and a permit`; empty where the host asks for none. */
export function papersWords({ insuranceLeast, permit }: PropertyView['requires']): string {
  const cover = insuranceLeast ? `Insurance of ${formatMoney(insuranceLeast)}` : ''
  return permit ? (cover ? `${cover} and a permit` : 'A permit') : cover
}
