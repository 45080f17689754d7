import type { AccountProblem, TypedAccount } from '@roomtone/domain/payment/simulated-account'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './payment-settings.texts.ts'

export const paymentSettingsTexts: Translated<typeof english.paymentSettingsTexts> = {
  made: {
    title: 'Tus pagos',
    text: 'Encuentra pagos y reembolsos en cada rodaje.',
    action: 'Gestionar pagos',
  },
  cards: {
    title: 'Métodos de pago',
    none: 'No hay tarjetas guardadas. Puedes guardar una aquí o al pagar.',
    failed: 'No pudimos cargar tus tarjetas',
    default: 'Predeterminada',
    makeDefault: 'Usar por defecto',
    makeDefaultName: (card: string) => `Usar ${card} por defecto`,
    madeDefault: (card: string) => `${card} es ahora tu tarjeta predeterminada`,
    remove: 'Quitar',
    removeName: (card: string) => `Quitar ${card}`,
    confirm: {
      title: '¿Quitar esta tarjeta?',
      text: (card: string) =>
        `Eliminaremos ${card} aquí y en nuestro proveedor de pagos. Las reservas que pagaste con ella no cambian.`,
      confirm: 'Quitar tarjeta',
      pending: 'Quitando…',
      cancel: 'Conservarla',
    },
    removed: (card: string) => `Se quitó ${card}`,
    add: 'Agregar método de pago',
    adding: 'Procesando…',
    save: 'Guardar tarjeta',
    cancel: 'Cancelar',
    added: 'Tarjeta agregada',
    note: 'Los datos de la tarjeta van directo al proveedor de pagos y nunca llegan a nuestro servidor. Ahora no se cobra nada.',
    notReady: 'Los campos de la tarjeta aún se están cargando. Inténtalo en un momento.',
    verifyFirst: 'Podrás agregar tarjetas cuando tu identidad esté verificada.',
    verify: 'Iniciar verificación',
  },
  account: {
    title: 'Cuenta de cobro',
    failed: 'No pudimos cargar tu cuenta de cobro',
    status: { none: 'Ninguna', incomplete: 'Incompleta', active: 'Activa', refused: 'Rechazada' },
    none: 'Dinos a dónde enviar lo que gana tu espacio y tus recompensas por recomendar.',
    incomplete: 'Nuestro proveedor de pagos necesita más datos para poder pagarte.',
    refused: 'Nuestro proveedor de pagos no puede pagar a esta cuenta. Usa otra.',
    active: 'Los cobros llegan a esta cuenta.',
    replace: 'Reemplazar cuenta',
    goOn: 'Continuar con el proveedor de pagos',
    setUp: 'Configurar cobros',
    leaving: 'Abriendo…',
    byStripe:
      'Escribirás tus datos bancarios en la página de nuestro proveedor de pagos y luego volverás aquí.',
    holder: 'Titular de la cuenta',
    routing: 'Número de ruta',
    routingHint: '9 dígitos, impresos en un cheque o en la app de tu banco.',
    account: 'Número de cuenta',
    note: 'Estos números nunca llegan a nuestro servidor.',
    save: 'Guardar cuenta',
    saving: 'Procesando…',
    cancel: 'Cancelar',
    saved: 'Tus cobros ahora llegan a tu cuenta nueva',
    all: 'Tus cobros',
    help: 'Cuándo y cómo te pagamos',
    verifyFirst: {
      title: 'Primero verifica tu identidad',
      text: 'Pagamos ganancias y recompensas por recomendar a miembros verificados. Cuando tengas la verificación, agrega aquí tu cuenta de cobro. Guardamos tu dinero hasta entonces.',
      action: 'Iniciar verificación',
    },
    problems: {
      holder: { incomplete: 'Escribe el nombre de la cuenta', invalid: 'Revisa el nombre' },
      routing: {
        incomplete: 'Escribe los 9 dígitos del número de ruta',
        invalid: 'Revisa el número de ruta',
      },
      account: { incomplete: 'Escribe el número de cuenta', invalid: 'Revisa el número de cuenta' },
    } satisfies Record<keyof TypedAccount, Record<AccountProblem, string>>,
  },
}
