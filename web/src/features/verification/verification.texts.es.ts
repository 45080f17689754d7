import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './verification.texts.ts'

export const verificationTexts: Translated<typeof english.verificationTexts> = {
  step: (step: number) => `Paso ${step} de 3`,
  intro: {
    title: 'Verificación necesaria',
    lead: 'Aquí todos mostraron quiénes son, una sola vez, antes de reservar o publicar. Eso permite que las personas se abran las puertas.',
    toHost: 'Completa la verificación de identidad para ser anfitrión',
    benefits: [
      {
        title: 'Seguro y privado',
        text: 'Tu documento se guarda cifrado. Nadie con quien trates lo ve jamás.',
      },
      {
        title: 'Rápido, 2-3 minutos',
        text: 'Tu nombre, tu fecha de nacimiento y una foto de una identificación oficial. Lo haces una sola vez.',
      },
      {
        title: 'Paquetes de cumplimiento automáticos',
        text: 'Permite generar automáticamente los paquetes de cumplimiento: cada reserva confirmada trae sus propios documentos.',
      },
    ],
    start: 'Iniciar verificación',
    how: 'Cómo funciona la verificación',
  },
  form: {
    title: 'Tus datos y tu identificación',
    lead: 'Exactamente como aparecen en tu documento.',
    fullName: 'Nombre legal completo',
    dateOfBirth: 'Fecha de nacimiento',
    idNumber: 'Número de identificación',
    idNumberHint: 'Opcional. Guardamos sus últimos cuatro caracteres y una huella, nunca el número.',
    address: 'Dirección',
    addressHint: 'Opcional.',
    back: 'Atrás',
    submit: 'Enviar para verificación',
    pending: 'Procesando…',
    checking: 'Estamos revisando tus datos. Toma unos segundos; puedes quedarte aquí.',
    failed: { title: 'Verificación fallida', text: 'Inténtalo de nuevo o contacta a soporte.' },
  },
  file: {
    label: 'Identificación oficial',
    drop: 'Suelta tu identificación aquí o haz clic para elegir un archivo',
    dropNow: 'Suelta para agregarla',
    hint: 'Pasaporte, licencia de conducir o documento de identidad, en JPEG, PNG, HEIC o PDF, hasta 10 MB. Con las cuatro esquinas visibles y sin reflejos.',
    tooLarge: { title: 'Archivo demasiado grande', text: 'Sube un archivo de menos de 10 MB' },
    uploading: (percent: number) => `Subiendo, ${percent}%`,
    progress: (name: string) => `Subida de ${name}`,
    done: 'Subida y cifrada',
    remove: 'Quitar',
    removeName: (name: string) => `Quitar ${name}`,
    retry: 'Intentar de nuevo',
    expired: 'Esta subida venció. Envíala de nuevo, por favor.',
    unknown: 'La subida falló. Inténtalo de nuevo.',
  },
  checking: {
    title: 'Estamos revisando tus datos',
    lead: 'La mayoría de las revisiones se responden en segundos. Esta página cambia sola.',
    onward: 'Continuar con la verificación',
    pending: 'Un momento...',
    startAgain: 'Empezar de nuevo',
    handedIn: {
      title: 'Ya está todo entregado',
      text: 'Estamos esperando la respuesta. Esta página cambia sola.',
    },
  },
  inReview: {
    title: 'Una persona lo está mirando',
    lead: 'Tus datos están con nuestro equipo. Te escribiremos por correo en cuanto haya respuesta, normalmente en un día. No tienes nada más que hacer.',
    submitted: 'Enviado',
  },
  rejected: {
    title: 'No pudimos verificarte',
    reason: 'Motivo',
    noReason: 'No se dio un motivo. Pregunta a nuestro soporte.',
    support: 'Escribir a soporte',
    lead: 'Corrige lo que estuvo mal e inténtalo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
  complete: {
    title: '¡Verificación completa!',
    lead: 'Ya puedes reservar espacios o publicar tu propiedad',
    next: 'Continuar',
    pending: 'Procesando…',
    toast: { title: 'Verificación completa', text: 'Tu identidad se verificó correctamente.' },
  },
  loadFailed: 'No se pudo cargar tu verificación',
}
