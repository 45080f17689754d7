import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { ClaimKind, ClaimState } from '@roomtone/domain/claim/claim'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './claims.texts.ts'

export const claimWords: Translated<typeof english.claimWords> = {
  kinds: {
    damage: 'Algo resultó dañado',
    cleaning: 'No se dejó o no se encontró limpio',
    overtime: 'Duró más de lo reservado',
    missing: 'Falta algo',
    not_as_described: 'El espacio no era como se describía',
    access: 'No se pudo entrar, o no a tiempo',
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
  asked: (amount: string) => `Se piden ${amount}`,
  awarded: (amount: string, asked: string) => `${amount} de ${asked}`,
  nothing: 'No hay nada que pagar',
  files: { before: 'Antes', after: 'Después', insurance: 'Certificado', permit: 'Permiso' } as Record<
    string,
    string | undefined
  >,
}

export const bookingClaimsTexts: Translated<typeof english.bookingClaimsTexts> = {
  title: 'Problemas',
  text: (until: string) =>
    `Si algo se dañó o no fue como se acordó, escríbanse primero. Si eso no ayuda, repórtalo aquí hasta el ${until}.`,
  report: 'Reportar un problema',
  failed: 'No se pudo cargar lo reportado',
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
    title: 'Aquí no se puede reportar nada',
    text: 'Un problema se puede reportar desde el inicio de una reserva hasta 72 horas después de su fin, una vez por cada parte.',
    action: 'La reserva',
  },
  intro: (name: string, until: string) =>
    `${name} lee todo lo que envías y tiene 48 horas para responder. Después decidimos nosotros. Puedes reportar algo hasta el ${until}.`,
  held: 'Mientras un caso está abierto, el cobro de esta reserva espera.',
  help: 'Cómo se deciden los casos',
  kind: '¿De qué se trata?',
  choose: 'Elige, por favor',
  text: 'Qué pasó',
  textHint: 'Con tus palabras: qué, cuándo y cómo lo notaste.',
  asked: 'Importe en dólares',
  askedHint: (most: string) => `Como máximo ${most}. Pide lo que cuesta; los recibos y presupuestos ayudan.`,
  evidence: 'Lo que lo demuestra',
  evidenceHint: 'Ambas partes y Roomtone ven lo que eliges y agregas.',
  send: 'Reportarlo',
  sending: 'Enviando…',
  sent: 'Reportado',
  sentText: (name: string) => `${name} tiene 48 horas para responder.`,
  filesFailed: 'No llegaron todos los archivos. Agrégalos de nuevo abajo.',
}

export const evidenceTexts: Translated<typeof english.evidenceTexts> = {
  title: 'Pruebas',
  none: 'No se agregó nada.',
  choose: 'De tu reserva',
  photos: 'Fotos y documentos de la reserva',
  noPhotos: 'La reserva no tiene fotos ni documentos.',
  messages: 'Mensajes',
  noMessages: 'No hay mensajes entre ustedes.',
  choicesFailed: 'No se pudo cargar lo que se puede elegir',
  chosen: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  said: (name: string, when: string) => `${name}, ${when}`,
  by: { guest: 'del huésped', host: 'del anfitrión' },
  uploads: 'Tus propios archivos',
  add: 'Agregar fotos o un PDF',
  addHint: 'JPEG, PNG, WebP, AVIF o HEIC, o un PDF, de hasta 10 MB cada uno, 12 en total.',
  adding: 'Agregando…',
  added: 'Agregada',
  ready: 'Archivos por enviar',
  remove: (name: string) => `Dejar fuera ${name}`,
  tooLarge: 'Elige archivos de menos de 10 MB',
  openPicture: (name: string) => `Abrir ${name}`,
  open: 'Abierto',
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
  says: { own: 'Lo que reportas', other: (name: string) => `Lo que reporta ${name}` },
  answer: {
    own: 'Tu respuesta',
    other: (name: string) => `La respuesta de ${name}`,
    agrees: 'De acuerdo con todo lo que se pedía.',
    none: (name: string) => `${name} no ha respondido.`,
    noneOwn: 'No has respondido.',
  },
  decision: {
    title: 'La decisión',
    agreement: (name: string, amount: string) => `${name} aceptó pagar ${amount}.`,
    agreementOwn: (amount: string) => `Aceptaste pagar ${amount}.`,
    awarded: (name: string, amount: string) => `${name} recibe ${amount}.`,
    nothing: 'No hay nada que pagar.',
  },
  next: {
    title: 'Qué pasa después',
    left: 'para responder',
    answerOwn: (when: string) => `Responde antes del ${when}. Si no lo haces, decidimos sin tu versión.`,
    answerOther: (name: string, when: string) =>
      `${name} puede responder hasta el ${when}. Tras la respuesta, o entonces, decidimos.`,
    deciding: 'Alguien de Roomtone mira ambos lados y decide, con un motivo que leen los dos.',
    held: 'El cobro de esta reserva espera hasta entonces.',
    withdrawn: 'Se retiró. No se le pide nada a nadie.',
    nothing: 'No queda nada por hacer.',
    refund: (amount: string) => `${amount} van en camino de vuelta al huésped.`,
    refundDone: (amount: string) => `${amount} volvieron al huésped.`,
    refundFailed: (amount: string) => `${amount} aún no se pudieron devolver. Ya lo sabemos y nos ocupamos.`,
    charging: (amount: string) => `Se están cobrando ${amount} a la tarjeta del huésped.`,
    charged: (amount: string) => `Se cobraron ${amount} a la tarjeta del huésped y se pagan al anfitrión.`,
    unpaid: (amount: string) => `Se le pidió al huésped pagar ${amount} con otra tarjeta.`,
  },
  timeline: {
    title: 'Cronología',
    moments: {
      opened: 'Reportado',
      answered: 'Respondidas',
      agreed: 'Aceptado',
      lapsed: 'Terminó el plazo para responder',
      decided: 'Decidido',
      withdrawn: 'Retirado',
      refunded: 'Devuelto al huésped',
      charged: 'Cobrado a la tarjeta del huésped',
      declined: 'La tarjeta fue rechazada',
    } satisfies Record<ClaimView['timeline'][number]['what'], string>,
  },
  respond: {
    title: 'Tu respuesta',
    agree: (amount: string) => `Aceptar y pagar ${amount}`,
    disagree: 'No estoy de acuerdo',
    text: 'Tu versión',
    textHint: 'Lo que recuerdas, y por qué lo ves de otra manera.',
    send: 'Enviar mi respuesta',
    sending: 'Enviando…',
    sent: 'Tu respuesta se envió',
    agreed: 'Aceptado',
    confirm: {
      title: (amount: string) => `¿Pagar ${amount}?`,
      guest: (amount: string) =>
        `Se cobran ${amount} enseguida a la tarjeta de esta reserva. Con eso se cierra el caso.`,
      host: (amount: string) =>
        `${amount} vuelven al huésped, de lo que te deja esta reserva o de tus próximos cobros. Con eso se cierra el caso.`,
      confirm: 'Aceptar y pagar',
      pending: 'Pagando...',
      cancel: 'Ahora no',
    },
  },
  withdraw: {
    button: 'Retirar el reporte',
    done: 'Retirado',
    confirm: {
      title: '¿Retirar el reporte?',
      text: 'Ya no se le pide nada a la otra parte, y el cobro sigue su curso. Puedes volver a reportarlo mientras duren las 72 horas.',
      confirm: 'Retirarlo',
      pending: 'Retirando...',
      cancel: 'Conservarla',
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
