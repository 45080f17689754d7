import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './shared-access.texts.ts'

const rights: Record<CohostRight, { name: string; text: string }> = {
  listing: { name: 'Anuncio', text: 'Cambiar textos, fotos, precios y reglas de la casa. Ve la dirección.' },
  calendar: { name: 'Calendario', text: 'Bloquear días, fijar precios por día, conectar calendarios.' },
  bookings: {
    name: 'Reservas',
    text: 'Ver y responder solicitudes, ver a los huéspedes y las notas de acceso. Requiere identidad verificada.',
  },
  messages: {
    name: 'Mensajes',
    text: 'Leer y responder los mensajes de los huéspedes con su propio nombre. Requiere identidad verificada.',
  },
}

export const sharedAccessTexts: Translated<typeof english.sharedAccessTexts> = {
  rights,
  cancel: 'Cancelar',
  loading: 'Cargando el acceso compartido',
  failed: 'No pudimos cargar el acceso compartido',
  empty: {
    title: 'Aún no se comparte nada',
    text: 'Cuando tengas un anuncio, podrás invitar a alguien que te ayude con él. Los anuncios que otros comparten contigo también aparecen aquí.',
    action: 'Cómo funciona el acceso compartido',
  },
  given: {
    title: 'Quién ayuda con tus anuncios',
    text: 'Los cobros, los documentos, las cancelaciones y retirar anuncios siempre quedan en tus manos.',
    none: 'Aún no compartes ningún anuncio.',
    list: 'Personas con acceso',
    invite: 'Invitar a un coanfitrión',
    status: {
      invited: 'Invitación enviada',
      expired: 'Invitación vencida',
      active: 'Acceso activo',
      ended: 'Acceso terminado',
      declined: 'Invitación rechazada',
    },
    until: (when: string) => `El enlace funciona hasta el ${when}.`,
    lapsed: (when: string) => `La invitación venció el ${when}.`,
    since: (when: string) => `Desde el ${when}.`,
    ended: (when: string) => `Terminó el ${when}.`,
    declined: (when: string) => `Rechazada el ${when}.`,
    unverified: 'Aún no verificó su identidad, así que no puede ver reservas ni mensajes.',
    change: 'Cambiar permisos',
    changeName: (who: string, title: string) => `Cambiar lo que ${who} puede hacer en ${title}`,
    changed: 'Permisos cambiados',
    resend: 'Enviar otra vez',
    resendName: (who: string, title: string) => `Enviar de nuevo a ${who} la invitación a ${title}`,
    resent: (email: string) => `Enviamos de nuevo la invitación a ${email}`,
    remove: 'Quitar',
    removeName: (who: string, title: string) => `Quitar a ${who} de ${title}`,
    removed: 'Acceso retirado',
    removeAsk: {
      title: '¿Quitar el acceso?',
      text: (who: string, title: string) =>
        `${who} pierde enseguida el acceso a ${title}. Lo que ya hizo se conserva.`,
      confirm: 'Quitar acceso',
    },
  },
  invite: {
    title: 'Invitar a un coanfitrión',
    text: 'Le enviaremos por correo un enlace que funciona 14 días. Necesita una cuenta con ese correo.',
    email: 'Correo electrónico',
    listings: 'Anuncios',
    rights: 'Lo que puede hacer',
    submit: 'Enviar invitación',
    pending: 'Enviando…',
    done: 'Invitación enviada',
    doneText: (email: string) => `Enviamos un correo a ${email}.`,
  },
  change: {
    title: '¿Qué puede hacer?',
    text: (who: string, title: string) => `${who}, para ${title}. Los cambios valen en cuanto guardes.`,
    submit: 'Guardar',
    pending: 'Guardando…',
  },
  received: {
    title: 'Compartido contigo',
    list: 'Anuncios compartidos contigo',
    by: (host: string) => `Compartido por ${host}`,
    open: 'Abrir el área de anfitrión',
    verify: 'Verifica tu identidad para ver y responder reservas y mensajes.',
    verifyAction: 'Verificar identidad',
    leave: 'Salir',
    leaveName: (title: string) => `Salir de ${title}`,
    left: 'Saliste del anuncio',
    leaveAsk: {
      title: '¿Salir de este anuncio?',
      text: (host: string, title: string) =>
        `Ya no verás ${title} entre tus anuncios. Avisaremos a ${host}, que puede volver a invitarte.`,
      confirm: 'Salir',
    },
  },
  invitation: {
    loading: 'Abriendo la invitación',
    title: (host: string) => `${host} te invitó como coanfitrión`,
    intro: (email: string) => `Esta invitación es para ${email}.`,
    listings: 'Los anuncios y lo que puedes hacer',
    until: (when: string) => `El enlace funciona hasta el ${when}.`,
    accept: 'Aceptar',
    accepting: 'Aceptando…',
    decline: 'Rechazar',
    declining: 'Rechazando…',
    declined: 'Invitación rechazada',
    declinedText: (host: string) => `Le avisamos a ${host}. No tienes que hacer nada más.`,
    done: 'Ahora eres coanfitrión',
    doneText: 'Encontrarás los anuncios compartidos en el área de anfitrión.',
    signIn: 'Iniciar sesión o registrarse',
    signInText:
      'Usa el correo al que se envió la invitación. Por ahora, Roomtone funciona solo con invitación: si no puedes registrarte, únete primero a la lista de espera.',
    waitlist: 'Unirme a la lista de espera',
    other: (email: string) =>
      `Iniciaste sesión con otro correo. Cierra la sesión e inicia sesión como ${email} para aceptar.`,
    failed: 'Esta invitación no funciona',
    failedText: 'Quizás ya se usó, venció o se retiró. Pide al anfitrión que te envíe otra.',
    home: 'Ir a la página de inicio',
  },
}
