import type { SavedCard } from '@roomtone/contract/payment/saved-cards'
import type { TypedCard } from '@roomtone/domain/payment/card'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useSite } from '../../platform/queries/site.query.ts'
import { useServices } from '../../platform/services.tsx'
import { cardToSend, NEW_CARD, type SentCard, simulatedToken } from './card-token.ts'
import { cardsQuery } from './cards.query.ts'

export type CardState = {
  /** The saved cards that are still valid. */
  cards: SavedCard[]
  isLoading: boolean
  hasFailed: boolean
  chosen: string
  choose: (card: string) => void
  typed: TypedCard
  type: (card: TypedCard) => void
  save: boolean
  setSave: (save: boolean) => void
  /** Set by the provider's own fields, where it has some. */
  exchange: RefObject<(() => Promise<string>) | null>
  /** Our own fields need our own checks. */
  isTypedHere: boolean
  toSend: () => Promise<SentCard>
}

const EMPTY: TypedCard = { number: '', expiry: '', cvc: '' }

export function useCard(isNeeded: boolean): CardState {
  const { provider } = useSite().payments
  const { data, isPending, isError } = useQuery({ ...cardsQuery(useServices()), enabled: isNeeded })
  const [picked, choose] = useState<string | null>(null)
  const [typed, type] = useState(EMPTY)
  const [save, setSave] = useState(false)
  const exchange = useRef<(() => Promise<string>) | null>(null)
  const cards = data?.items.filter((card) => !card.isExpired) ?? []
  const chosen = picked ?? cards[0]?.id ?? NEW_CARD
  const isSimulated = provider === 'simulated'

  async function token(): Promise<string> {
    if (isSimulated) return simulatedToken(typed, crypto.randomUUID())
    if (!exchange.current) throw new Error('The fields of the payment provider are not there yet')
    return exchange.current()
  }

  return {
    cards,
    isLoading: isNeeded && isPending,
    hasFailed: isError,
    chosen,
    choose,
    typed,
    type,
    save,
    setSave,
    exchange,
    isTypedHere: isNeeded && isSimulated && chosen === NEW_CARD,
    toSend: () => cardToSend({ chosen, exchange: token, save }),
  }
}
