import type { ReferralRefusal, ReferralState } from '@roomtone/domain/referral/referral'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './referral.texts.ts'

export const referralTexts: Translated<typeof english.referralTexts> = {
  title: 'Recomendar a un anfitrión',
  intro: '¿Conoces a alguien con un gran espacio? Háblale de Roomtone y gana $50.',
  stepsLabel: 'Cómo funciona',
  steps: [
    { title: 'Invita a alguien', text: 'Envía una invitación o tu enlace a alguien que tenga un espacio.' },
    {
      title: 'Publica su espacio',
      text: 'Esa persona se une a Roomtone, verifica su identidad y se convierte en anfitrión.',
    },
    { title: 'Ganas $50', text: 'Cuando el anfitrión que recomendaste completa su primera reserva.' },
  ],
  signIn: {
    title: 'Inicia sesión para invitar a alguien',
    text: 'Tu enlace y tus invitaciones están en tu cuenta.',
    action: 'Iniciar sesión',
  },
  termsTitle: 'Términos',
  terms: [
    'Ganas $50 cuando el anfitrión que recomendaste completa su primera reserva. Las solicitudes y las reservas canceladas no cuentan, y tampoco tus propias reservas.',
    'Enviamos la recompensa a tu cuenta de cobro en un plazo de 14 días desde la primera reserva que cuenta. La pierdes si antes esa reserva se reembolsa por completo.',
    'Solo cuentan quienes todavía no son miembros, y cuentan para la persona que los invitó primero.',
    'Si te recomiendas a ti o inventas reservas, pierdes la recompensa. Puedes enviar 20 invitaciones al día.',
  ],
  termsDoor: {
    closed:
      'Roomtone funciona solo con invitación: tu enlace lleva a la lista de espera y no pone a nadie en la lista de acceso.',
    open: 'Roomtone está abierto a todos en este momento: tu amigo se registra con tu enlace.',
  },
  help: 'Más sobre recomendar a un anfitrión',
}

export const inviteTexts: Translated<typeof english.inviteTexts> = {
  title: 'Invitar por correo',
  email: 'Correo de tu invitado',
  send: 'Enviar invitación',
  sending: 'Procesando…',
  needed: { title: 'Falta el correo', message: 'Escribe un correo electrónico' },
  sent: '¡Invitación enviada!',
  left: (count: number) => `${count === 1 ? 'Queda 1 invitación' : `Quedan ${count} invitaciones`} hoy`,
  linkTitle: 'Comparte tu enlace',
  link: 'Tu enlace de recomendación',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  copyByHand: {
    title: 'Error',
    text: 'Tu navegador no nos deja copiar. El enlace está seleccionado para que lo copies.',
  },
  failed: 'No se pudieron cargar tus recomendaciones',
  account: 'Aún no tienes una cuenta de cobro. Configúrala, para que sepamos adónde enviar tu recompensa.',
  setUp: 'Configurar una cuenta de cobro',
  unverified:
    'Solo enviamos recompensas a miembros verificados. Verifica tu identidad y luego configura una cuenta de cobro.',
  verify: 'Verificar tu identidad',
}

export const invitationsTexts: Translated<typeof english.invitationsTexts> = {
  title: 'Tus recomendaciones',
  caption: 'Todas las personas que recomendaste, las más recientes primero',
  failed: 'No se pudieron cargar tus recomendaciones',
  empty: { title: 'Aún no hay recomendaciones', text: 'Invita a alguien, o comparte tu enlace.' },
  figures: {
    label: 'Tus recomendaciones en cifras',
    invited: 'Invitados',
    joined: 'Se unieron',
    earned: 'En camino',
    paid: 'Pagado',
  },
  columns: { friend: 'Persona', state: 'Estado', when: 'Invitación', reward: 'Recompensa' },
  viaLink: 'Por tu enlace',
  someone: 'Alguien en la lista de espera',
  states: {
    invited: 'Con invitación',
    joined: 'Se unió',
    hosting: 'Anfitrión',
    earned: 'Ganada',
    paid: 'Pagada',
    refused: 'Sin recompensa',
  } satisfies Record<ReferralState, string>,
  notes: {
    invited: 'Aún no es miembro',
    joined: 'Aún no tiene un espacio publicado',
    hosting: 'Espera su primera reserva',
    earned: (when: string) => `Se envía a más tardar el ${when}`,
    paid: (when: string) => `Enviada el ${when}`,
  },
  refusals: {
    self: 'Eres tú',
    same_identity: 'Ambas cuentas usan la misma identificación',
    same_account: 'Ambas cuentas cobran en la misma cuenta bancaria',
    same_device: 'Ambas cuentas usan el mismo dispositivo',
    other_referrer: 'Alguien más la invitó primero',
    refunded: 'La primera reserva se reembolsó por completo',
  } satisfies Record<ReferralRefusal, string>,
}

export const earnTexts: Translated<typeof english.earnTexts> = { title: 'Gana $50' }
