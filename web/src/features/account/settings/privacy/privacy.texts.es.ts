import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './privacy.texts.ts'

export const privacyTexts: Translated<typeof english.privacyTexts> = {
  loading: 'Cargando tus ajustes de privacidad',
  failed: 'No pudimos cargar tus ajustes de privacidad',
  saved: (title: string, isOn: boolean) => `${title}: ${isOn ? 'activado' : 'desactivado'}. Guardado.`,
  on: 'Activado',
  off: 'Desactivado',
  seen: 'Lo que ven los demás',
  switches: {
    readReceipts: {
      title: 'Confirmaciones de lectura',
      about:
        'Tú y las personas con las que te escribes ven cuándo se leen los mensajes. Si lo desactivas, ninguno lo ve, ni siquiera en mensajes anteriores.',
    },
    searchEngines: {
      title: 'Aparecer en buscadores',
      about:
        'Los buscadores pueden mostrar tu perfil y tus anuncios. Si lo desactivas, les pedimos que no lo hagan.',
    },
    shareHome: {
      title: 'Ciudad y país de residencia',
      about: 'De tu domicilio, sin la calle.',
    },
    shareTripType: { title: 'Tipo de rodaje', about: 'Qué tipo de producción fue.' },
    shareStayLength: { title: 'Duración', about: 'Cuántas horas o días reservaste.' },
    shareServices: { title: 'Servicios reservados', about: 'Por ejemplo, la limpieza.' },
  },
  reviews: 'Lo que se comparte en tus reseñas',
  reviewsText:
    'Aparece junto a las reseñas que escribas desde ahora. Las ya publicadas conservan lo que compartías entonces.',
  data: {
    title: 'Tus datos personales',
    text: (days: number) =>
      `Obtén una copia de todo lo que tenemos sobre ti: archivos legibles, tus fotos y documentos, y un índice que los explica. Te avisaremos por correo cuando esté lista y la guardaremos ${days} días.`,
    request: 'Pedir mis datos personales',
    requesting: 'Pidiendo…',
    requested: {
      title: 'Estamos preparando tu copia',
      text: 'Te avisaremos por correo cuando esté lista, por lo general en unos minutos.',
    },
    next: (day: string) => `Pediste 3 copias en 30 días. Podrás pedir otra el ${day}.`,
    loading: 'Cargando tus copias',
    failed: 'No se pudieron cargar tus copias',
    history: 'Copias que pediste',
    asked: (when: string) => `Pedida el ${when}`,
    until: (when: string) => `Disponible hasta el ${when}`,
    states: { asked: 'En preparación', ready: 'Lista', expired: 'Vencida', failed: 'Falló' },
    download: 'Descargar',
    more: 'Qué contiene',
    policy: 'Política de privacidad',
    opening: 'Abriendo…',
  },
  closing: {
    title: 'Eliminar tu cuenta',
    text: 'Tu cuenta se cierra enseguida. Puedes restaurarla durante 30 días y la borramos en un plazo de 90. ¿Solo necesitas un descanso? Desactívala.',
    action: 'Eliminar mi cuenta',
    more: 'Qué pasa cuando la eliminas',
    dialog: {
      title: '¿Eliminar tu cuenta?',
      loading: 'Revisando reservas y pagos abiertos',
      failed: 'No pudimos revisar tus reservas y pagos abiertos',
      first: 'Primero resuelve esto:',
      goes: 'Lo que eliminamos',
      going: [
        'Enseguida: se cierra tu sesión en todas partes, tu perfil y tus anuncios desaparecen, y las solicitudes abiertas terminan.',
        'En un plazo de 90 días: borramos tu nombre, dirección, foto, teléfonos, ajustes, tarjetas guardadas, borradores, favoritos y los mensajes que no llevaron a una reserva.',
        'Tu nombre en tus reseñas pasa a ser “Un antiguo miembro”.',
      ],
      stays: 'Lo que conservamos, y por qué',
      staying: [
        'Durante 7 años: registros de reservas, pagos e impuestos, autorizaciones y firmas, y el resultado de tu verificación de identidad. La otra parte o la ley pueden exigirlos. Después los borramos.',
      ],
      back: 'Tienes 30 días para cambiar de opinión. Te enviaremos por correo un enlace que restaura tu cuenta.',
      copy: '¿Quieres una copia de tus datos? Descárgala antes.',
      word: (word: string) => `Escribe ${word} para confirmar`,
      cancel: 'Conservar mi cuenta',
      submit: 'Eliminar mi cuenta',
      pending: 'Eliminando…',
      close: 'Cerrar',
    },
    unsettled: {
      admin_role: 'Tienes el rol de administrador. Pide a otro administrador que te lo quite.',
      booking: (title: string, day: string) => `Reserva confirmada: ${title}, ${day}`,
      claim: (title: string) => `Caso abierto: ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} por pagar tras un caso: ${title}`,
      debt: (amount: string) =>
        `Debes ${amount} por cancelaciones o reembolsos. Contacta a soporte para saldarlo.`,
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
    text: 'Tu cuenta está de vuelta y no se borró nada. Inicia sesión como siempre.',
    signIn: 'Iniciar sesión',
    failedTitle: 'No pudimos restaurar esta cuenta',
    failedText:
      'El enlace venció o ya se usó. Si eliminaste la cuenta hace menos de 30 días, inicia sesión y te enviaremos uno nuevo.',
  },
}
