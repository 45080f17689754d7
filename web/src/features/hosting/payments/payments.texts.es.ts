import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './payments.texts.ts'

export const paymentsTexts: Translated<typeof english.paymentsTexts> = {
  title: 'Pagos',
  failed: 'No se pudieron cargar tus pagos',
  empty: 'Aún no hay cobros',
  text: 'Te pagamos 72 horas después de que termina cada una de tus cinco primeras reservas, y 24 horas después de cada una de las siguientes.',
  action: 'Cuándo y cómo te pagamos',
  figures: {
    label: 'Tus ganancias',
    upcoming: 'Próximas',
    upcomingNote: 'De reservas confirmadas y cobros en camino',
    month: 'Pagado este mes',
    year: 'Pagado este año',
    ever: (count: number, amount: string) =>
      `${count === 1 ? '1 reserva' : `${count} reservas`} este año, ${amount} pagados en total`,
  },
  debt: (amount: string) => `Debes ${amount}. Lo descontamos de tus próximos cobros.`,
  chart: {
    title: 'Los últimos doce meses',
    paid: 'Pagado',
    upcoming: 'Por llegar',
    caption: 'Pagado y por llegar, mes a mes',
    month: 'Mes',
  },
  payouts: {
    title: 'Cobros',
    label: 'Qué cobros',
    tabs: { upcoming: 'Próximos', settled: 'Liquidados' },
    caption: 'Cobros',
    failed: 'No se pudieron cargar tus cobros',
    none: {
      upcoming: 'No hay cobros programados. Cada uno aparece aquí cuando termina su reserva.',
      settled: 'Aún no se ha pagado nada.',
    },
    columns: {
      booking: 'Reserva',
      when: 'Cuándo',
      state: 'Estado',
      amount: 'Importe',
      record: 'Comprobante',
    },
    reward: 'Recompensa por recomendación',
    rewardFor: (name: string) => `${name} recibió a un equipo por primera vez`,
    claim: (title: string) => `Reclamación decidida a tu favor, ${title}`,
    guest: (title: string, name: string) => `${title}, ${name}`,
    withheld: (due: string, withheld: string) => `${due}, menos ${withheld} que debías`,
    record: 'Comprobante',
    recordName: (production: string) => `Comprobante de cobro de ${production}`,
  },
  statements: {
    title: 'Estados de cuenta',
    text: 'Las reservas, los reembolsos y los cobros de cada mes, en PDF.',
    name: (month: string) => `Estado de cuenta de ${month}`,
    none: 'Recibirás el primero con tu primera reserva.',
  },
  account: {
    title: 'Cuenta de cobro',
    none: 'Aún ninguna. Guardamos tus ganancias hasta que agregues una.',
    incomplete: 'El proveedor de pagos necesita más datos para poder pagarte.',
    refused: 'El proveedor de pagos no puede pagar a esta cuenta.',
    setUp: 'Configurar cobros',
    change: 'Gestionar',
    failed: 'No se pudo cargar tu cuenta de cobro',
  },
}
