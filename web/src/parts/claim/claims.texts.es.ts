import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { ClaimKind, ClaimState } from '@roomtone/domain/claim/claim'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './claims.texts.ts'

export const claimWords: Translated<typeof english.claimWords> = {
  kinds: {
    damage: 'Algo resultó dañado',
    cleaning: 'El espacio no estaba limpio',
    overtime: 'El rodaje se alargó',
    missing: 'Falta algo',
    not_as_described: 'El espacio no era como se describía',
    access: 'El acceso llegó tarde o fue imposible',
    other: 'Otra cosa',
  } satisfies Record<ClaimKind, string>,
  states: {
    open: 'En espera de respuesta',
    lapsed: 'En decisión',
    answered: 'En decisión',
    decided: 'Decidido',
    withdrawn: 'Retirado',
  } satisfies Record<ClaimState | 'lapsed', string>,
  unpaid: 'Pago pendiente',
  asked: (amount: string) => `Reclamación: ${amount}`,
  awarded: (amount: string, asked: string) => `${amount} de ${asked}`,
  nothing: 'Sin pago pendiente',
  files: { before: 'Antes', after: 'Después', insurance: 'Certificado', permit: 'Permiso' } as Record<
    string,
    string | undefined
  >,
}

export const bookingClaimsTexts: Translated<typeof english.bookingClaimsTexts> = {
  title: 'Problemas',
  text: (until: string) =>
    `Si algo se dañó o no fue como se acordó, escríbanse primero. Si así no se resuelve, repórtalo aquí hasta el ${until}.`,
  report: 'Reportar un problema',
  failed: 'No se pudieron cargar los problemas reportados',
  list: 'Problemas reportados',
  byYou: 'Reportado por ti',
  byOther: (name: string) => `Reportado por ${name}`,
  answerNow: 'Falta tu respuesta',
  payNow: 'Pagar ahora',
  open: 'Ver el caso',
}

export const newClaimTexts: Translated<typeof english.newClaimTexts> = {
  title: 'Reportar un problema',
  back: 'La reserva',
  loading: 'Cargando la reserva',
  failed: 'No se pudo cargar esta reserva',
  closed: {
    title: 'No puedes reportar un problema aquí',
    text: 'Cada parte puede reportar un problema, desde el inicio de una reserva hasta 72 horas después de que termine.',
    action: 'La reserva',
  },
  intro: (name: string, until: string) =>
    `${name} ve todo lo que envías y tiene 48 horas para responder. Después decidimos. Puedes reportar un problema hasta el ${until}.`,
  held: 'Mientras un caso esté abierto, retenemos el cobro de esta reserva.',
  help: 'Cómo se deciden los casos',
  kind: '¿De qué se trata?',
  choose: 'Elige, por favor',
  text: 'Qué pasó',
  textHint: 'Con tus palabras: qué, cuándo y cómo lo notaste.',
  asked: 'Importe en dólares',
  askedHint: (most: string) => `Como máximo ${most}. Pide lo que cuesta; los recibos y presupuestos ayudan.`,
  evidence: 'Pruebas',
  evidenceHint: 'Ambas partes y Roomtone ven lo que agregas.',
  send: 'Enviar reporte',
  sending: 'Enviando…',
  sent: 'Reporte enviado',
  sentText: (name: string) => `${name} tiene 48 horas para responder.`,
  filesFailed: 'Algunos archivos no se subieron. Agrégalos de nuevo abajo.',
}

export const evidenceTexts: Translated<typeof english.evidenceTexts> = {
  title: 'Pruebas',
  none: 'No se agregaron pruebas.',
  choose: 'De tu reserva',
  photos: 'Fotos y documentos de la reserva',
  noPhotos: 'La reserva no tiene fotos ni documentos.',
  messages: 'Mensajes',
  noMessages: 'No hay mensajes entre ustedes.',
  choicesFailed: 'No se pudieron cargar las fotos y los mensajes de la reserva',
  chosen: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  said: (name: string, when: string) => `${name}, ${when}`,
  by: { guest: 'del huésped', host: 'del anfitrión' },
  uploads: 'Tus propios archivos',
  add: 'Agregar fotos o un PDF',
  addHint: 'JPEG, PNG, WebP, AVIF o HEIC, o un PDF, de hasta 10 MB cada uno, 12 en total.',
  adding: 'Agregando…',
  added: 'Agregado',
  ready: 'Archivos por enviar',
  remove: (name: string) => `Quitar ${name}`,
  tooLarge: 'Elige archivos de menos de 10 MB',
  openPicture: (name: string) => `Abrir ${name}`,
  open: 'Abrir',
  opening: 'Abriendo…',
  quoted: 'Mensaje',
}

export const claimTexts: Translated<typeof english.claimTexts> = {
  title: 'Caso',
  loading: 'Cargando el caso',
  failed: 'No se pudo cargar este caso',
  missing: {
    title: 'No encontramos este caso',
    text: 'Puede ser de otra cuenta, o el enlace puede estar incompleto.',
    action: 'Tus rodajes',
  },
  number: (id: string) => `Caso ${id}`,
  booking: 'La reserva',
  messages: 'Mensajes',
  says: { own: 'Tu reporte', other: (name: string) => `El reporte de ${name}` },
  answer: {
    own: 'Tu respuesta',
    other: (name: string) => `La respuesta de ${name}`,
    agrees: 'Aceptó pagar el importe completo.',
    none: (name: string) => `${name} no ha respondido.`,
    noneOwn: 'No has respondido.',
  },
  decision: {
    title: 'La decisión',
    agreement: (name: string, amount: string) => `${name} aceptó pagar ${amount}.`,
    agreementOwn: (amount: string) => `Aceptaste pagar ${amount}.`,
    awarded: (name: string, amount: string) => `${name} recibe ${amount}.`,
    nothing: 'Nadie tiene que pagar nada.',
  },
  next: {
    title: 'Qué pasa después',
    left: 'para responder',
    answerOwn: (when: string) => `Responde antes del ${when}. Si no lo haces, decidimos sin tu versión.`,
    answerOther: (name: string, when: string) =>
      `${name} puede responder hasta el ${when}. Después decidimos.`,
    deciding: 'Alguien de Roomtone revisa ambas versiones y decide. Los dos ven el motivo.',
    held: 'Hasta entonces retenemos el cobro de esta reserva.',
    withdrawn: 'La reclamación se retiró. Nadie tiene que pagar nada.',
    nothing: 'No queda nada por hacer.',
    refund: (amount: string) => `${amount} van en camino de vuelta al huésped.`,
    refundDone: (amount: string) => `${amount} volvieron al huésped.`,
    refundFailed: (amount: string) => `Aún no pudimos devolver los ${amount}. Nos estamos ocupando.`,
    charging: (amount: string) => `Se están cobrando ${amount} a la tarjeta del huésped.`,
    charged: (amount: string) => `Se cobraron ${amount} a la tarjeta del huésped y se pagan al anfitrión.`,
    unpaid: (amount: string) => `Se le pidió al huésped pagar ${amount} con otra tarjeta.`,
  },
  timeline: {
    title: 'Cronología',
    moments: {
      opened: 'Reportado',
      answered: 'Respondido',
      agreed: 'Aceptado',
      lapsed: 'Terminó el plazo para responder',
      decided: 'Decidido',
      withdrawn: 'Retirado',
      refunded: 'Reembolsado al huésped',
      charged: 'Cobrado a la tarjeta del huésped',
      declined: 'La tarjeta fue rechazada',
    } satisfies Record<ClaimView['timeline'][number]['what'], string>,
  },
  respond: {
    title: 'Tu respuesta',
    agree: (amount: string) => `Aceptar y pagar ${amount}`,
    disagree: 'No estoy de acuerdo',
    text: 'Tu versión',
    textHint: 'Lo que recuerdas, y por qué no estás de acuerdo.',
    send: 'Enviar respuesta',
    sending: 'Enviando…',
    sent: 'Respuesta enviada',
    agreed: 'Aceptado',
    confirm: {
      title: (amount: string) => `¿Pagar ${amount}?`,
      guest: (amount: string) =>
        `Cobramos ${amount} ahora a la tarjeta de esta reserva. Con eso se cierra el caso.`,
      host: (amount: string) =>
        `${amount} vuelven al huésped, de tu cobro por esta reserva o de los siguientes. Con eso se cierra el caso.`,
      confirm: 'Aceptar y pagar',
      pending: 'Pagando…',
      cancel: 'Ahora no',
    },
  },
  withdraw: {
    button: 'Retirar el reporte',
    done: 'Reporte retirado',
    confirm: {
      title: '¿Retirar este reporte?',
      text: 'La otra parte no tiene que pagar y el cobro sigue su curso. Puedes volver a reportarlo hasta 72 horas después de que termine la reserva.',
      confirm: 'Retirar el reporte',
      pending: 'Retirando…',
      cancel: 'Conservarlo',
    },
  },
  pay: {
    title: (amount: string) => `Pagar ${amount}`,
    text: 'No se pudo cobrar la tarjeta de esta reserva. Hasta que se pague no puedes enviar solicitudes nuevas.',
    declined: 'Tu tarjeta fue rechazada',
    button: (amount: string) => `Pagar ${amount}`,
    pending: 'Procesando…',
    paid: 'Pagado. Gracias.',
    working: 'Estamos consultando a tu banco. Suele tardar unos segundos.',
  },
}
