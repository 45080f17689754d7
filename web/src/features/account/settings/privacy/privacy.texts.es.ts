import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './privacy.texts.ts'

export const privacyTexts: Translated<typeof english.privacyTexts> = {
  loading: 'Cargando tus ajustes de privacidad',
  failed: 'No se pudieron cargar tus ajustes de privacidad',
  saved: (title: string, isOn: boolean) => `${title}: ${isOn ? 'activado' : 'desactivado'}. Guardado.`,
  on: 'Activado',
  off: 'Desactivado',
  seen: 'Lo que ven los demás',
  switches: {
    readReceipts: {
      title: 'Confirmaciones de lectura',
      about:
        'Las personas con las que te escribes ven que leíste sus mensajes, y tú ves lo mismo de ellas. Desactivado: ninguno lo ve, tampoco lo leído antes.',
    },
    searchEngines: {
      title: 'Aparecer en buscadores',
      about:
        'Los buscadores pueden mostrar tu perfil y tus anuncios. Desactivado: tus páginas les piden que no lo hagan y salen de nuestro mapa del sitio.',
    },
    shareHome: {
      title: 'Ciudad y país de residencia',
      about: 'De tu dirección particular, nunca más que la ciudad.',
    },
    shareTripType: { title: 'Tipo de rodaje', about: 'Qué tipo de producción fue.' },
    shareStayLength: { title: 'Duración', about: 'Por cuántas horas o días reservaste.' },
    shareServices: { title: 'Servicios reservados', about: 'Por ejemplo, la limpieza.' },
  },
  reviews: 'Lo que se comparte en tus reseñas',
  reviewsText:
    'Aparece junto a las reseñas que escribas desde ahora. Lo publicado conserva lo que compartiste entonces.',
  data: {
    title: 'Tus datos personales',
    text: (days: number) =>
      `Una copia de todo lo que tenemos sobre ti: archivos legibles, tus fotos y documentos, y un índice que los explica. La preparamos, te avisamos por correo y la guardamos ${days} días.`,
    request: 'Pedir mis datos personales',
    requesting: 'Pidiendo...',
    requested: {
      title: 'Tu copia se está preparando',
      text: 'Te escribimos cuando esté lista, por lo general en unos minutos.',
    },
    next: (day: string) => `Pediste tres copias en 30 días. La siguiente es posible el ${day}.`,
    loading: 'Cargando tus copias',
    failed: 'No se pudieron cargar tus copias',
    history: 'Copias que pediste',
    asked: (when: string) => `Pedida el ${when}`,
    until: (when: string) => `Disponible hasta el ${when}`,
    states: { asked: 'En preparación', ready: 'Lista', expired: 'Vencida', failed: 'No se pudo preparar' },
    download: 'Descargar',
    more: 'Qué contiene',
    policy: 'Política de privacidad',
    opening: 'Abriendo…',
  },
  closing: {
    title: 'Eliminar tu cuenta',
    text: 'Tu cuenta se cierra enseguida, se puede restaurar durante 30 días y se borra en un plazo de 90. Si solo necesitas un descanso, desactívala.',
    action: 'Eliminar mi cuenta',
    more: 'Qué pasa cuando la eliminas',
    dialog: {
      title: '¿Eliminar tu cuenta?',
      loading: 'Revisando lo que sigue abierto',
      failed: 'No se pudo revisar lo que sigue abierto',
      first: 'Primero hay que resolver algunas cosas:',
      goes: 'Lo que se va',
      going: [
        'Enseguida: se cierra tu sesión en todas partes, tu perfil y tus anuncios desaparecen, y las solicitudes abiertas terminan.',
        'En un plazo de 90 días: se borran tus nombres, dirección, foto, teléfonos, ajustes, tarjetas guardadas, borradores, favoritos y los mensajes que no llevaron a una reserva.',
        'Tus reseñas se quedan, firmadas por “Un antiguo miembro”.',
      ],
      stays: 'Lo que se queda, y por qué',
      staying: [
        'Durante 7 años: registros de reservas, pagos e impuestos, autorizaciones y firmas, y el resultado de tu verificación de identidad. La otra parte y la ley pueden necesitarlos; después se borran.',
      ],
      back: 'Puedes deshacerlo durante 30 días, con un enlace que te enviamos ahora por correo.',
      copy: 'Si quieres una copia de tus datos, descárgala antes.',
      word: (word: string) => `Escribe ${word} para confirmar`,
      cancel: 'Conservar mi cuenta',
      submit: 'Eliminar mi cuenta',
      pending: 'Eliminando…',
      close: 'Cerrar',
    },
    unsettled: {
      admin_role: 'Eres administrador. Otro administrador tiene que retirar ese rol.',
      booking: (title: string, day: string) => `Reserva confirmada: ${title}, ${day}`,
      claim: (title: string) => `Caso abierto: ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} por pagar tras un caso: ${title}`,
      debt: (amount: string) =>
        `${amount} que debes por cancelaciones o reembolsos. Escríbenos para saldarlo.`,
      payout: (day: string) => `Un cobro previsto para el ${day}`,
      payoutFor: (title: string, day: string) => `Un cobro por ${title}, previsto para el ${day}`,
    },
    done: {
      title: 'Cuenta eliminada',
      text: 'Tu cuenta está cerrada. Te enviamos por correo un enlace que la restaura.',
    },
  },
  restore: {
    working: 'Restaurando tu cuenta',
    title: 'Te damos la bienvenida de nuevo',
    text: 'Tu cuenta está restaurada. Inicia sesión como siempre; no se borró nada.',
    signIn: 'Iniciar sesión',
    failedTitle: 'Esta cuenta no se restauró',
    failedText:
      'El enlace venció o ya se usó. Mientras haya tiempo, al iniciar sesión te enviamos uno nuevo.',
  },
}
