import type { CreditKind, CreditUseState } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './credits.texts.ts'

export const creditsTexts: Translated<typeof english.creditsTexts> = {
  kinds: { gift_card: 'Tarjeta de regalo', coupon: 'Cupón' } satisfies Record<CreditKind, string>,
  name: (kind: string, last4: string) => `${kind} •••• ${last4}`,
  nameRead: (kind: string, last4: string) => `${kind} que termina en ${last4}`,
  left: (amount: string) => `quedan ${amount}`,
  off: (amount: string) => `${amount} de descuento`,
  offPercent: (percent: number) => `${percent}% de descuento`,
  upTo: (amount: string) => `hasta ${amount}`,
  fromTotal: (amount: string) => `a partir de un total de ${amount}`,
  until: (day: string) => `hasta el ${day}`,
  noEnd: 'no vence',
  standings: {
    usable: 'Listo para usar',
    used_up: 'Agotado',
    expired: 'Vencida',
    stopped: 'Ya no es válido',
  } satisfies Record<CreditStanding, string>,
  uses: {
    title: (count: number) => (count === 1 ? 'Usado una vez' : `Usado ${count} veces`),
    open: (space: string) => `Abrir el rodaje en ${space}`,
    states: {
      held: (amount: string) => `${amount} apartados por una solicitud`,
      spent: (amount: string) => `${amount} pagados`,
      let_go: (amount: string) => `${amount} apartados y luego liberados`,
    } satisfies Record<CreditUseState, (amount: string) => string>,
    returned: (amount: string) => `${amount} devueltos`,
  },
  add: {
    label: 'Código de tarjeta de regalo o cupón',
    hint: '16 letras y dígitos. Los espacios, los guiones y las minúsculas no importan.',
    button: 'Agregar código',
    pending: 'Comprobando…',
    cancel: 'Cancelar',
    addedGiftCard: (amount: string) => `Tarjeta de regalo agregada: ${amount} para gastar`,
    addedCoupon: 'Cupón agregado',
  },
  settings: {
    giftCards: {
      title: 'Tarjetas de regalo',
      add: 'Agregar tarjeta de regalo',
      none: 'Aún no hay tarjetas de regalo. Agrega una con el código que te dieron.',
      count: (count: number, balance: string) =>
        `${count === 1 ? '1 tarjeta de regalo' : `${count} tarjetas de regalo`}, ${balance} para gastar`,
    },
    coupons: {
      title: 'Cupones',
      add: 'Agregar cupón',
      none: 'Aún no hay cupones. Agrega uno con su código.',
      count: (count: number) => (count === 1 ? '1 por usar' : `${count} por usar`),
    },
    failed: 'No se pudieron cargar tus tarjetas de regalo y cupones',
    help: 'Cómo funcionan las tarjetas de regalo y los cupones',
  },
  checkout: {
    title: 'Tarjetas de regalo y cupones',
    failed: 'No se pudieron cargar tus tarjetas de regalo y cupones. Aún puedes pagar con tarjeta.',
    enter: 'Escribir un código',
    oneCoupon: 'Un cupón por reserva.',
    covered: 'Tus tarjetas de regalo y cupones cubren el total. No hace falta tarjeta.',
    covers: (amount: string) => `paga ${amount}`,
    toPay: 'A pagar con tarjeta',
    byCard: 'Con tarjeta',
    note: 'No hace falta tarjeta. No se gasta nada hasta que el anfitrión acepte',
    instantNote: 'No hace falta tarjeta. La reserva se confirma enseguida',
    confirmed:
      'Está pagada con tus tarjetas de regalo y cupones. La dirección y las notas de acceso están en tus rodajes.',
    sent: 'Tus tarjetas de regalo y cupones están apartados. No se gasta nada hasta que el anfitrión acepte.',
    minus: (amount: string) => `−${amount}`,
    nextCovered: 'Apartamos tus tarjetas de regalo y cupones. No hace falta tarjeta.',
    nextCoveredInstant: 'Tus tarjetas de regalo y cupones pagan la reserva. Queda confirmada.',
  },
}
