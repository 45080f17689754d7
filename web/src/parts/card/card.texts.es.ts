import { CARD_BRAND_LABELS, type CardProblem, type TypedCard } from '@roomtone/domain/payment/card'
import { said } from '../../platform/language/said.texts.es.ts'
import { saidAll } from '../../platform/language/said-all.ts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './card.texts.ts'

type Problems = Record<CardProblem, string>

export const cardTexts: Translated<typeof english.cardTexts> = {
  title: 'Pago',
  saved: 'Tarjeta',
  ending: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
  expires: (month: number, year: number) =>
    `Vence ${String(month).padStart(2, '0')} / ${String(year).slice(2)}`,
  expired: 'Vencida',
  another: 'Otra tarjeta',
  savedFailed: 'No se pudieron cargar tus tarjetas guardadas. Puedes escribir una.',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryPlaceholder: 'MM / AA',
  cvc: 'CVC',
  cvcPlaceholder: (digits: number) => `${digits} dígitos`,
  save: 'Guardar esta tarjeta para la próxima vez',
  note: 'Los datos de la tarjeta van directo al proveedor de pagos y nunca llegan a nuestro servidor.',
  fieldsFailed: 'No se pudo cargar el formulario de la tarjeta.',
  problems: {
    number: {
      incomplete: 'Escribe el número completo de la tarjeta',
      invalid: 'Revisa el número de la tarjeta',
      expired: 'Esta tarjeta está vencida',
    },
    expiry: {
      incomplete: 'Escribe el mes y el año',
      invalid: 'Revisa la fecha de vencimiento',
      expired: 'Esta tarjeta está vencida',
    },
    cvc: {
      incomplete: 'Escribe el código de la tarjeta',
      invalid: 'Revisa el código de la tarjeta',
      expired: 'Esta tarjeta está vencida',
    },
  } satisfies Record<keyof TypedCard, Problems>,
  brands: saidAll(said, CARD_BRAND_LABELS),
}

export const bankTexts: Translated<typeof english.bankTexts> = {
  title: 'Tu banco quiere confirmar que eres tú',
  text: (amount: string) =>
    `Esta pantalla representa la página de tu banco. Aprueba o rechaza la autorización de ${amount}.`,
  approve: 'Aprobar',
  refuse: 'Rechazar',
  waiting: 'Tu banco quiere confirmar que eres tú antes de aprobar la tarjeta.',
  open: 'Ir a tu banco',
  pending: 'Procesando…',
}
