import type { AccountProblem, TypedAccount } from '@roomtone/domain/payment/simulated-account'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './payment-settings.texts.ts'

export const paymentSettingsTexts: Translated<typeof english.paymentSettingsTexts> = {
  made: {
    title: 'Tus pagos',
    text: 'Lo que pagaste y lo que volvió está con cada rodaje.',
    action: 'Gestionar pagos',
  },
  cards: {
    title: 'Métodos de pago',
    none: 'No hay tarjetas guardadas. Puedes agregar una ahora o guardarla al pagar.',
    failed: 'No se pudieron cargar tus tarjetas',
    default: 'Predeterminada',
    makeDefault: 'Usar por defecto',
    makeDefaultName: (card: string) => `Usar ${card} por defecto`,
    madeDefault: (card: string) => `${card} se ofrece primero de ahora en adelante`,
    remove: 'Quitar',
    removeName: (card: string) => `Quitar ${card}`,
    confirm: {
      title: '¿Quitar esta tarjeta?',
      text: (card: string) =>
        `${card} se olvida aquí y en el proveedor de pagos. Las reservas pagadas con ella quedan como están.`,
      confirm: 'Quitar tarjeta',
      pending: 'Quitando…',
      cancel: 'Conservarla',
    },
    removed: (card: string) => `Se quitó ${card}`,
    add: 'Agregar método de pago',
    adding: 'Procesando…',
    save: 'Guardar esta tarjeta',
    cancel: 'Cancelar',
    added: 'Tarjeta agregada',
    note: 'Los datos de la tarjeta van directo al proveedor de pagos y nunca llegan a nuestro servidor. Ahora no se cobra nada.',
    notReady: 'Los campos de la tarjeta aún se están cargando. Inténtalo en un momento.',
    verifyFirst: 'Podrás agregar tarjetas cuando tu identidad esté verificada.',
    verify: 'Iniciar verificación',
  },
  account: {
    title: 'Cuenta de cobro',
    failed: 'No se pudo cargar tu cuenta de cobro',
    status: { none: 'Ninguno', incomplete: 'Incompleta', active: 'Activa', refused: 'Rechazado' },
    none: 'Di a dónde va tu dinero: lo que gana tu espacio y tus recompensas por recomendar anfitriones.',
    incomplete: 'El proveedor de pagos quiere saber más antes de pagarte.',
    refused: 'El proveedor de pagos no paga a esta cuenta. Usa otra, por favor.',
    active: 'Los cobros llegan a esta cuenta.',
    replace: 'Reemplazar cuenta',
    goOn: 'Continuar con el proveedor de pagos',
    setUp: 'Configurar cobros',
    leaving: 'Abriendo…',
    byStripe:
      'Los datos bancarios se ingresan en la página de nuestro proveedor de pagos, y luego vuelves aquí.',
    holder: 'Titular de la cuenta',
    routing: 'Número de ruta',
    routingHint: 'Nueve dígitos, impresos en un cheque o indicados por tu banco.',
    account: 'Número de cuenta',
    note: 'Los números se cambian por un token en tu navegador y nunca llegan a nuestro servidor.',
    save: 'Guardar cuenta',
    saving: 'Procesando…',
    cancel: 'Cancelar',
    saved: 'Los cobros llegan a tu cuenta nueva de ahora en adelante',
    all: 'Tus cobros',
    help: 'Cuándo y cómo te pagamos',
    verifyFirst: {
      title: 'Primero verifica tu identidad',
      text: 'Pagamos a miembros verificados: lo que gana su espacio y sus recompensas por recomendar anfitriones. En cuanto tengas la verificación, di aquí a dónde va tu dinero. Lo que venza antes te espera.',
      action: 'Iniciar verificación',
    },
    problems: {
      holder: { incomplete: 'Escribe el nombre de la cuenta', invalid: 'Revisa el nombre' },
      routing: {
        incomplete: 'Escribe los nueve dígitos del número de ruta',
        invalid: 'Revisa el número de ruta',
      },
      account: { incomplete: 'Escribe el número de cuenta', invalid: 'Revisa el número de cuenta' },
    } satisfies Record<keyof TypedAccount, Record<AccountProblem, string>>,
  },
}
