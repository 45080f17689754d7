import type { CertificateProblem } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './files.texts.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const filesTexts: Translated<typeof english.filesTexts> = {
  title: 'Documentos y fotos',
  kinds: {
    insurance: 'Certificado de seguro',
    permit: 'Permiso',
    before: 'Fotos de antes',
    after: 'Fotos de después',
  } satisfies Record<PacketFileKind, string>,
  rules: {
    insurance: (least: string | null) =>
      least === null
        ? 'El anfitrión no lo pide. ¿Tienes uno? Agrégalo aquí.'
        : `El anfitrión pide una cobertura de al menos ${least} por siniestro, en cada día de la reserva.`,
    permit: {
      yes: 'El anfitrión pide uno.',
      no: 'El anfitrión no lo pide. Agrega uno si tu ciudad lo exige.',
    },
    before:
      'Cómo estaba el espacio cuando llegaste. Ambas partes pueden agregar fotos y la otra las contrafirma.',
    after:
      'Cómo estaba el espacio cuando te fuiste. Ambas partes pueden agregar fotos y la otra las contrafirma.',
  },
  rulesForHost: {
    insurance: (least: string | null) =>
      least === null
        ? 'No lo pides. El huésped puede agregar uno de todos modos.'
        : `Pides una cobertura de al menos ${least} por siniestro, en cada día de la reserva.`,
    permit: {
      yes: 'Pides uno.',
      no: 'No lo pides. El huésped puede agregar uno si la ciudad lo exige.',
    },
    before:
      'Cómo estaba el espacio cuando llegó el huésped. Ambas partes pueden agregar fotos y la otra las contrafirma.',
    after:
      'Cómo estaba el espacio cuando se fue el huésped. Ambas partes pueden agregar fotos y la otra las contrafirma.',
  },
  windows: {
    before: {
      early: (from: string) => `Se abre el ${from}, un día antes de la reserva.`,
      open: (until: string) => `Hasta el ${until}, cuando termina la reserva.`,
    },
    after: {
      early: (from: string) => `Se abre el ${from}, cuando empieza la reserva.`,
      open: (until: string) => `Hasta el ${until}, 3 días después de la reserva.`,
    },
    late: 'Ya no se puede agregar nada aquí.',
  },
  none: {
    insurance: 'Nada en el expediente.',
    permit: 'Nada en el expediente.',
    before: 'Aún ninguna.',
    after: 'Aún ninguna.',
  },
  list: (kind: string) => `${kind}: archivos`,
  choose: {
    insurance: 'Elegir el certificado',
    permit: 'Agregar el permiso',
    before: 'Agregar fotos',
    after: 'Agregar fotos',
  },
  accepts: {
    paper: 'PDF o imagen, hasta 10 MB.',
    pictures: 'JPEG, PNG, WebP, AVIF o HEIC, hasta 10 MB cada una.',
  },
  certificate: {
    validFrom: 'Válido desde',
    validUntil: 'Válido hasta',
    limit: 'Límite por siniestro, en dólares',
    file: 'El certificado',
    begin: 'Agregar un certificado',
    add: 'Agregar certificado',
    adding: 'Subiendo…',
    missing: {
      validFrom: 'Escribe el primer día de la cobertura',
      validUntil: 'Escribe el último día de la cobertura',
      order: 'La cobertura no puede terminar antes de empezar',
      limit: 'Escribe el límite por siniestro',
      file: 'Elige el certificado',
    },
    invalid: 'Error de validación',
    says: (from: string, until: string, limit: string) => `Válido de ${from} a ${until}, ${limit}`,
    fits: 'Corresponde a la reserva',
    problems: {
      begins_too_late: 'La cobertura empieza después del primer día de la reserva.',
      ends_too_early: 'La cobertura termina antes del último día de la reserva.',
      limit_too_low: 'El límite es menor que el que pide el anfitrión.',
    } satisfies Record<CertificateProblem, string>,
  },
  by: { own: 'Agregado por ti', guest: 'Agregado por el huésped', host: 'Agregado por el anfitrión' },
  hash: (short: string) => `SHA-256 ${short}…`,
  open: 'Abrir',
  openName: (name: string) => `Abrir ${name}`,
  opening: 'Abriendo…',
  remove: 'Quitar',
  removeName: (name: string) => `Quitar ${name}`,
  removed: 'Archivo quitado',
  confirm: {
    title: '¿Quitar este archivo?',
    text: (name: string) =>
      `Quitaremos ${name} del expediente. El registro seguirá mostrando que estuvo ahí.`,
    confirm: 'Quitar',
    pending: 'Quitando…',
    cancel: 'Conservarlo',
  },
  countersign: 'Contrafirmar',
  countersignName: (name: string) => `Contrafirmar ${name}`,
  countersigning: 'Contrafirmando…',
  countersignText:
    'Contrafirma para confirmar que esta foto muestra cómo estaba. Después ya no se puede quitar.',
  countersigned: (when: string) => `Contrafirmada ${when}`,
  done: 'Foto contrafirmada',
  waits: 'Aún sin contrafirmar',
  uploads: {
    list: 'Subidas',
    added: (files: number) => `${count(files, 'archivo agregado', 'archivos agregados')}`,
    progress: (name: string) => `Subiendo ${name}`,
    retry: 'Reintentar',
    retryName: (name: string) => `Reintentar la subida de ${name}`,
    dismiss: (name: string) => `Quitar ${name}`,
    tooLarge: 'Más de 10 MB',
    empty: 'El archivo está vacío',
    notAccepted: 'Solo se pueden agregar imágenes y PDF',
    notPicture: 'Aquí solo se pueden agregar imágenes',
    unknown: 'La subida falló',
  },
}
