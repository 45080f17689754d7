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
    'Lo que guardas vale enseguida, en todas partes. Las reservas anteriores conservan lo que acordaron.',
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
  reasonHint: 'Se guarda con el cambio; los administradores lo leen en el historial.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado. Vale desde ahora.',
  unchanged: 'Aún no ha cambiado nada.',
  version: (version: number, who: string | null) =>
    version === 0 ? 'Nunca cambiado' : `Versión ${version}${who === null ? '' : `, por ${who}`}`,
  percent: 'Porcentaje',
  door: {
    text: 'Solo con invitación: solo las direcciones de la lista de acceso pueden registrarse e iniciar sesión. Abierto: todos pueden. Quien se registre mientras tanto queda en la lista.',
    closed: 'Solo con invitación',
    closedText: 'Los demás pueden unirse a la lista de espera.',
    open: 'Abierto a todos',
    openText: 'La página de inicio y la de registro lo dicen.',
  },
  factor: {
    text: 'Un administrador ve y decide más que nadie. Si el segundo factor es obligatorio, el rol de quien no lo tenga queda en pausa hasta que lo active.',
    offered: 'Opcional',
    offeredText: 'Cada administrador decide, como todo el mundo.',
    needed: 'Obligatoria',
    neededText: 'Quien no la tenga irá primero a activarla. Antes necesitas activar la tuya.',
  },
  fee: {
    text: 'Del subtotal, redondeada a dólares enteros. Está en el precio que acepta el huésped.',
    hint: 'De 0 a 30, en pasos de una centésima.',
  },
  preview: {
    title: 'Lo que cambia',
    example: '4 horas a $150 y $50 de limpieza',
    before: 'Ahora',
    after: 'Después de guardar',
    subtotal: 'Subtotal',
    fee: (percent: string) => `Tarifa de la plataforma ${percent}%`,
    tax: (percent: string) => `Impuesto ${percent}%`,
    total: 'El huésped paga',
    host: 'Recibe el anfitrión',
  },
  tax: {
    text: 'Gana la fila más exacta: una ciudad antes que su estado, un estado antes que su país. El valor general rige en todo lo demás.',
    caption: 'Impuesto por lugar',
    default: 'En todo lo demás',
    country: 'País',
    state: 'Estado',
    city: 'Ciudad',
    any: 'Todo',
    rate: (place: string) => `Porcentaje en ${place}`,
    place: 'Lugar',
    add: 'Agregar un lugar',
    remove: (place: string) => `Quitar ${place}`,
    cityNeedsState: 'Una ciudad necesita su estado.',
    twice: 'Este lugar ya está en la tabla.',
    tryPlace: 'Ejemplo para',
  },
  cancellation: {
    text: 'Del plazo más largo antes del inicio al más corto; después del último paso no se devuelve nada del alquiler. El día de gracia tras una confirmación se mantiene.',
    policies: saidAll(said, CANCELLATION_POLICY_LABELS),
    hours: 'Horas antes',
    percent: 'Porcentaje devuelto',
    step: (index: number) => `Paso ${index}`,
    addStep: 'Agregar un paso',
    removeStep: (policy: string, index: number) => `Quitar el paso ${index} de ${policy}`,
    days: (hours: number) =>
      hours > 24 && hours % 24 === 0 ? plural(hours / 24, 'día') : plural(hours, 'hora'),
    line: (time: string, percent: number) => `${percent}% al menos ${time} antes`,
    later: 'después, nada',
    unsound: 'Cada paso debe estar más cerca del inicio que el anterior y devolver menos.',
  },
  showcase: {
    text: 'Los tipos de lugares que pasan por la página de inicio. Se muestran de tres a ocho.',
    name: 'Nombre',
    line: 'Lo que muestra la imagen',
    picture: 'Imagen',
    path: 'Lleva a',
    pathHint: 'Una dirección de este sitio, como /search?words=loft. Vacía: a ninguna parte.',
    isOn: 'Visible',
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    add: 'Agregar una categoría',
    fresh: 'Categoría nueva',
    unsound: 'Deben mostrarse de tres a ocho categorías.',
  },
  announcement: {
    text: 'Una línea en la parte superior de cada página. Quien la cierra no vuelve a verla, hasta que haya otra.',
    none: 'Ningún aviso',
    on: 'Mostrar un aviso',
    words: 'Texto',
    linkLabel: 'Texto del enlace (opcional)',
    linkPath: 'Dirección del enlace',
    linkHint: 'Una dirección de este sitio, como /help.',
    tone: 'Tono',
    tones,
    audience: 'Quién lo ve',
    audiences,
    from: 'Desde (tu hora, opcional)',
    until: 'Hasta (tu hora, opcional)',
    languages: { en: 'Inglés', es: 'Español', fr: 'Francés' },
    wordsIn: { es: 'Texto en español (opcional)', fr: 'Texto en francés (opcional)' },
    wordsHint: 'Si queda vacío, estos lectores ven el texto en inglés.',
    linkLabelIn: {
      es: 'Texto del enlace en español (opcional)',
      fr: 'Texto del enlace en francés (opcional)',
    },
    asInEnglish: (language: string) => `${language}: como en inglés`,
    preview: 'Vista previa',
    link: (label: string) => label,
  },
  history: {
    caption: 'Cambios de ajustes, lo más reciente primero',
    failed: 'No se pudo cargar el historial',
    which: 'Ajuste',
    any: 'Todos los ajustes',
    columns: { when: 'Cuándo', who: 'Quién', what: 'Ajuste', change: 'Cambiar', why: 'Por qué' },
    empty: { title: 'Aún no se cambió nada', text: 'Cada cambio aparece aquí y se puede deshacer.' },
    none: 'Ningún cambio corresponde a este filtro.',
    from: 'De',
    to: 'a',
    began: 'como al principio',
    restore: 'Deshacer',
    restoreOf: (name: string, version: number) => `Deshacer la versión ${version} de ${name}`,
    restoreTitle: (name: string) => `¿Deshacer este cambio: ${name}?`,
    restoreText: 'Lo que estaba antes vuelve a valer desde ahora. El cambio queda en el historial.',
    restoring: 'Deshaciendo...',
    values: {
      open: 'abierto a todos',
      closed: 'solo con invitación',
      needed: 'obligatoria',
      offered: 'opcional',
      rows: (count: number, standard: string) =>
        count === 1
          ? `${standard}% en todas partes`
          : `${standard}% y ${count === 2 ? '1 lugar propio' : `${count - 1} lugares propios`}`,
      categories: (count: number) => `${count === 1 ? '1 visible' : `${count} visibles`}`,
      none: 'ninguno',
      steps: (policy: string, steps: string) => `${policy}: ${steps}`,
    },
  },
}
