import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './verification.texts.ts'

export const verificationTexts: Translated<typeof english.verificationTexts> = {
  step: (step: number) => `Paso ${step} de 3`,
  intro: {
    title: 'Verificación necesaria',
    lead: 'En Roomtone, todos verifican su identidad una vez antes de reservar o publicar. Por eso los anfitriones abren sus puertas.',
    toHost: 'Completa la verificación de identidad para ser anfitrión',
    benefits: [
      {
        title: 'Seguro y privado',
        text: 'Guardamos tu identificación cifrada. Ni anfitriones ni equipos la ven jamás.',
      },
      {
        title: 'Rápido, 2-3 minutos',
        text: 'Solo necesitamos tu nombre, tu fecha de nacimiento y una foto de tu identificación oficial.',
      },
      {
        title: 'Paquetes de cumplimiento automáticos',
        text: 'La verificación permite generar los paquetes de cumplimiento automáticamente: cada reserva confirmada incluye sus documentos.',
      },
    ],
    start: 'Iniciar verificación',
    how: 'Cómo funciona la verificación',
  },
  form: {
    title: 'Tus datos y tu identificación',
    lead: 'Escríbelos exactamente como aparecen en tu identificación.',
    fullName: 'Nombre legal completo',
    dateOfBirth: 'Fecha de nacimiento',
    idNumber: 'Número de identificación',
    idNumberHint:
      'Opcional. Guardamos los últimos 4 caracteres y un hash irreversible, nunca el número completo.',
    address: 'Dirección',
    addressHint: 'Opcional.',
    back: 'Atrás',
    submit: 'Enviar para verificación',
    pending: 'Procesando…',
    checking: 'Estamos revisando tus datos. Suele tomar unos segundos.',
    failed: { title: 'Verificación fallida', text: 'Inténtalo de nuevo o contacta a soporte.' },
  },
  file: {
    label: 'Identificación oficial',
    drop: 'Suelta tu identificación aquí o haz clic para elegir un archivo',
    dropNow: 'Suelta para agregarla',
    hint: 'Pasaporte, licencia de conducir o documento de identidad. JPEG, PNG, HEIC o PDF, hasta 10 MB. Con las cuatro esquinas visibles y sin reflejos.',
    tooLarge: { title: 'Archivo demasiado grande', text: 'Sube un archivo de menos de 10 MB' },
    refused: (name: string, why: string) => `${name}: ${why}`,
    uploading: (percent: number) => `Subiendo, ${percent}%`,
    progress: (name: string) => `Subida de ${name}`,
    done: 'Subida y cifrada',
    remove: 'Quitar',
    removeName: (name: string) => `Quitar ${name}`,
    retry: 'Intentar de nuevo',
    expired: 'Esta subida venció. Sube el archivo de nuevo.',
    unknown: 'La subida falló. Inténtalo de nuevo.',
  },
  checking: {
    title: 'Estamos revisando tus datos',
    lead: 'La mayoría de las revisiones tarda unos segundos. Esta página se actualiza sola.',
    unfinished:
      '¿Aún no terminas? Continúa donde lo dejaste. Si ya terminaste, esta página se actualiza sola.',
    unanswered: 'Aún no tenemos respuesta. Empieza de nuevo para volver a enviar tus datos.',
    onward: 'Continuar con la verificación',
    pending: 'Un momento…',
    startAgain: 'Empezar de nuevo',
    handedIn: {
      title: 'Ya tenemos todo lo necesario',
      text: 'Estamos esperando el resultado. Esta página se actualiza sola.',
    },
  },
  inReview: {
    title: 'Estamos revisando tus datos a mano',
    lead: 'Alguien de nuestro equipo los está revisando. Te enviaremos el resultado por correo, normalmente en un día.',
    submitted: 'Enviado',
  },
  rejected: {
    title: 'No pudimos verificarte',
    reason: 'Motivo',
    noReason: 'No se indicó un motivo. Contacta a soporte.',
    support: 'Escribir a soporte',
    lead: 'Corrige lo que falló e inténtalo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
  complete: {
    title: '¡Verificación completa!',
    lead: 'Ya puedes reservar espacios o publicar tu propiedad',
    next: 'Continuar',
    pending: 'Procesando…',
    toast: { title: 'Verificación completa', text: 'Tu identidad se verificó correctamente.' },
  },
  loadFailed: 'No pudimos cargar tu verificación',
}
