import { CANCELLATION_POLICY_LABELS } from '@roomtone/domain/cancellation/policy'
import type { AnnouncementAudience, AnnouncementTone } from '@roomtone/domain/settings/announcement'
import type { SettingName } from '@roomtone/domain/settings/settings'
import { said } from '../../platform/language/said.texts.es.ts'
import { saidAll } from '../../platform/language/said-all.ts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

const names: Record<SettingName, string> = {
  sign_up_open: 'Quién puede registrarse',
  admins_need_second_factor: 'Verificación en dos pasos de administradores',
  platform_fee: 'Tarifa de la plataforma',
  tax: 'Tabla de impuestos',
  cancellation: 'Niveles de cancelación',
  showcase: 'Categorías',
  announcement: 'Aviso',
}

const tones: Record<AnnouncementTone, string> = {
  info: 'Normal',
  warning: 'Advertencia',
  good: 'Buena noticia',
}
const audiences: Record<AnnouncementAudience, string> = {
  everyone: 'Todo el mundo',
  members: 'Personas con sesión iniciada',
  hosts: 'Anfitriones',
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  title: 'Ajustes de la plataforma',
  intro:
    'Los cambios se aplican en todas partes en cuanto guardas. Las reservas existentes conservan lo acordado.',
  failed: 'No se pudieron cargar los ajustes',
  tabs: {
    label: 'Ajustes',
    access: 'Acceso y tarifa',
    tax: 'Impuestos',
    cancellation: 'Cancelación',
    showcase: 'Categorías',
    announcement: 'Aviso',
    history: 'Historial',
  },
  names,
  reason: 'Por qué',
  reasonHint: 'Los demás administradores lo ven en el historial.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Ajustes guardados',
  unchanged: 'Sin cambios todavía.',
  version: (version: number, who: string | null) =>
    version === 0 ? 'Nunca cambiado' : `Versión ${version}${who === null ? '' : `, por ${who}`}`,
  percent: 'Porcentaje',
  door: {
    text: 'Quien se registre mientras esté abierto queda en la lista de acceso.',
    closed: 'Solo con invitación',
    closedText:
      'Solo las personas de la lista de acceso pueden registrarse e iniciar sesión. Las demás pueden unirse a la lista de espera.',
    open: 'Abierto a todos',
    openText: 'Cualquiera puede registrarse. Lo indican la página de inicio y la de registro.',
  },
  factor: {
    text: 'Los administradores ven y deciden más que nadie: un segundo factor protege a todos.',
    offered: 'Opcional',
    offeredText: 'Cada administrador decide.',
    needed: 'Obligatoria',
    neededText: 'Quien no la tenga no podrá administrar hasta activarla. Activa primero la tuya.',
  },
  fee: {
    text: 'Un porcentaje del subtotal, redondeado a dólares enteros. El huésped lo ve en el precio.',
    hint: 'De 0 a 30, con hasta 2 decimales.',
  },
  preview: {
    title: 'Lo que cambia',
    example: '4 horas a $150, más $50 de limpieza',
    before: 'Ahora',
    after: 'Después de guardar',
    subtotal: 'Subtotal',
    fee: (percent: string) => `Tarifa de la plataforma ${percent}%`,
    tax: (percent: string) => `Impuesto ${percent}%`,
    total: 'El huésped paga',
    host: 'Recibe el anfitrión',
  },
  tax: {
    text: 'Se aplica el lugar más específico: ciudad, luego estado, luego país.',
    caption: 'Impuesto por lugar',
    default: 'En todo lo demás',
    country: 'País',
    state: 'Estado',
    city: 'Ciudad',
    any: 'Cualquiera',
    rate: (place: string) => `Porcentaje en ${place}`,
    place: 'Lugar',
    add: 'Agregar un lugar',
    remove: (place: string) => `Quitar ${place}`,
    cityNeedsState: 'Una ciudad necesita su estado.',
    twice: 'Este lugar ya está en la tabla.',
    tryPlace: 'Ejemplo para',
  },
  cancellation: {
    text: 'Empieza por el plazo más largo. Después del último paso no se reembolsa el alquiler. Las 24 horas de gracia tras la confirmación valen siempre.',
    policies: saidAll(said, CANCELLATION_POLICY_LABELS),
    hours: 'Horas antes',
    percent: 'Porcentaje reembolsado',
    step: (index: number) => `Paso ${index}`,
    addStep: 'Agregar un paso',
    removeStep: (policy: string, index: number) => `Quitar el paso ${index} de ${policy}`,
    days: (hours: number) =>
      hours > 24 && hours % 24 === 0 ? plural(hours / 24, 'día') : plural(hours, 'hora'),
    line: (time: string, percent: number) => `${percent}% al menos ${time} antes`,
    later: 'después, nada',
    unsound: 'Cada paso debe estar más cerca del inicio que el anterior y reembolsar menos.',
  },
  showcase: {
    text: 'Los tipos de espacios que la página de inicio muestra por turnos. Muestra de 3 a 8.',
    name: 'Nombre',
    line: 'Lo que muestra la imagen',
    picture: 'Imagen',
    path: 'Lleva a',
    pathHint: 'Una página de este sitio, como /search?words=loft. Déjala vacía para no enlazar.',
    isOn: 'Visible',
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    add: 'Agregar una categoría',
    fresh: 'Categoría nueva',
    unsound: 'Muestra de 3 a 8 categorías.',
  },
  announcement: {
    text: 'Una línea en la parte superior de cada página. Quien la cierra no vuelve a verla.',
    none: 'Ningún aviso',
    on: 'Mostrar un aviso',
    words: 'Texto',
    linkLabel: 'Texto del enlace (opcional)',
    linkPath: 'Dirección del enlace',
    linkHint: 'Una página de este sitio, como /help.',
    tone: 'Tono',
    tones,
    audience: 'Quién lo ve',
    audiences,
    from: 'Desde (tu hora, opcional)',
    until: 'Hasta (tu hora, opcional)',
    languages: { en: 'Inglés', es: 'Español', fr: 'Francés' },
    wordsIn: { es: 'Texto en español (opcional)', fr: 'Texto en francés (opcional)' },
    wordsHint: 'Déjalo vacío para mostrar el texto en inglés.',
    linkLabelIn: {
      es: 'Texto del enlace en español (opcional)',
      fr: 'Texto del enlace en francés (opcional)',
    },
    asInEnglish: (language: string) => `${language}: se muestra en inglés`,
    preview: 'Vista previa',
    link: (label: string) => label,
  },
  history: {
    caption: 'Cambios de ajustes, lo más reciente primero',
    failed: 'No se pudo cargar el historial',
    which: 'Ajuste',
    any: 'Todos los ajustes',
    columns: { when: 'Cuándo', who: 'Quién', what: 'Ajuste', change: 'Cambio', why: 'Por qué' },
    empty: { title: 'Aún no se cambió nada', text: 'Cada cambio aparece aquí y se puede deshacer.' },
    none: 'Ningún cambio corresponde a este filtro.',
    from: 'De',
    to: 'a',
    began: 'el ajuste original',
    restore: 'Deshacer',
    restoreOf: (name: string, version: number) => `Deshacer la versión ${version} de ${name}`,
    restoreTitle: (name: string) => `¿Deshacer este cambio: ${name}?`,
    restoreText: 'El ajuste vuelve a como estaba antes. El cambio queda en el historial.',
    restoring: 'Deshaciendo...',
    values: {
      open: 'abierto a todos',
      closed: 'solo con invitación',
      needed: 'obligatoria',
      offered: 'opcional',
      rows: (count: number, standard: string) =>
        count === 1
          ? `${standard}% en todas partes`
          : `${standard}%, y ${count === 2 ? '1 lugar' : `${count - 1} lugares`} con otra tasa`,
      categories: (count: number) => `${count === 1 ? '1 visible' : `${count} visibles`}`,
      none: 'ninguno',
      steps: (policy: string, steps: string) => `${policy}: ${steps}`,
    },
  },
}
