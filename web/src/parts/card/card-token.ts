import { ApiError } from '@roomtone/contract/call'
import type { TypedCard } from '@roomtone/domain/payment/card'
import { simulatedTokenFor } from '@roomtone/domain/payment/simulated-token'
import { checks } from '@roomtone/texts/checks'

export type SentCard = { token: string; save: boolean } | { savedCardId: string }

export const NEW_CARD = 'new'

export type CardChoice = {
  /** The id of a saved card, or `NEW_CARD`. */
  chosen: string
  /** Exchanges the contents of the fields; the numbers stay in the browser. */
  exchange: () => Promise<string>
  save: boolean
}

/** The part of a card that the server learns. */
export async function cardToSend({ chosen, exchange, save }: CardChoice): Promise<SentCard> {
  return chosen === NEW_CARD ? { token: await exchange(), save } : { savedCardId: chosen }
}

export function simulatedToken(card: TypedCard, random: string): string {
  const token = simulatedTokenFor(card, random)
  if (token === undefined) throw cardProblem('number', checks.card_number_incomplete)
  return token
}

/** In the form of a refusal by the server, so that it appears at its field like one. */
export function cardProblem(field: keyof TypedCard, message: string): ApiError {
  return new ApiError({ code: 'validation_failed', errors: [{ field: `card.${field}`, message }] })
}
