import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './admin.texts.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('es-US')} personas`)
const addresses = (count: number) =>
  count === 1 ? '1 dirección' : `${count.toLocaleString('es-US')} direcciones`

const roles: Record<Role, string> = { admin: 'Administrador', host: 'Anfitrión', creator: 'Creador' }
const userTypes: Record<UserType, string> = { host: 'Anfitrión', creator: 'Creador' }
const verification: Record<VerificationStatus, string> = {
  pending: 'Sin verificar',
  in_review: 'En revisión',
  verified: 'Verificado',
  rejected: 'Rechazado',
  deactivated: 'Desactivada',
}

export const adminTexts: Translated<typeof english.adminTexts> = {
  back: 'Panel de administración',
  cancel: 'Cancelar',
  never: 'Nunca',
  clearFilters: 'Quitar filtros',
  filters: 'Buscar y filtrar',
  you: 'Tú',
  person: 'Persona',
  actions: 'Acciones',
  nothingFound: 'No se encontró nada',
  notLoaded: 'No se pudo cargar',
  dashboard: {
    title: 'Panel de administración',
    failed: 'No se pudieron cargar las cifras del panel',
    failedText: 'No se pudieron obtener las cifras. Todo lo demás funciona.',
    stats: {
      totalUsers: 'Usuarios en total',
      liveProperties: 'Propiedades publicadas',
      pendingReviews: 'Revisiones pendientes',
      approved: 'Aprobadas',
    },
    statsTitle: 'Cifras',
    queuesTitle: 'Lo que espera',
    queues: {
      pendingReviews: 'Solicitudes de anfitriones',
      verifications: 'Verificaciones',
      moderationCases: 'Casos de moderación',
      disputes: 'Reclamaciones abiertas',
      refunds: 'Reembolsos por revisar',
      payoutsStuck: 'Cobros detenidos',
      bookingsPending: 'Solicitudes pendientes',
      bookingsToday: 'Reservas de hoy',
    },
    toolsTitle: 'Áreas de la casa',
    comingSoon: 'Próximamente',
    applications: {
      title: 'Solicitudes de anfitriones',
      text: 'Lee lo que los anfitriones quieren publicar y respóndeles.',
      note: (count: number) => (count === 0 ? 'Nada que revisar' : `${count} por revisar`),
    },
    users: {
      title: 'Gestión de usuarios',
      text: 'La lista de espera, la lista de acceso y todas las personas con cuenta.',
      note: (count: number) => (count === 0 ? 'Nadie está esperando' : `${people(count)} en espera`),
    },
    audit: { title: 'Registro de auditoría', text: 'Quién hizo qué y cuándo. Solo se agregan filas.' },
    compliance: { title: 'Cumplimiento', text: 'Autorizaciones y registros de cada reserva.' },
    analytics: {
      title: 'Análisis e informes',
      text: 'Reservas, ingresos y crecimiento a lo largo del tiempo.',
    },
    settings: {
      title: 'Ajustes de la plataforma',
      text: 'Comisiones, invitaciones y otras reglas de la plataforma.',
    },
  },
  users: {
    title: 'Gestión de usuarios',
    tabs: {
      label: 'Listas de personas',
      waitlist: 'Lista de espera',
      access: 'Lista de acceso',
      users: 'Usuarios',
    },
  },
  waitlist: {
    caption: 'Personas en la lista de espera, las más recientes primero',
    search: 'Buscar por nombre o correo',
    show: 'Mostrar',
    shows: { waiting: 'En espera', invited: 'Invitados', all: 'Todos' },
    failed: 'No se pudo cargar la lista de espera',
    select: 'Seleccionar',
    selectAll: 'Seleccionar todo',
    columns: { type: 'Se une como', joined: 'Se unió', status: 'Estado' },
    types: userTypes,
    waiting: 'En espera',
    invited: 'Invitados',
    hasAccount: 'Tiene cuenta',
    invite: 'Invitar',
    inviteName: (name: string) => `Invitar a ${name}`,
    inviting: 'Invitando…',
    inviteSelected: (count: number) => `Invitar a los seleccionados (${count})`,
    done: {
      one: (name: string) => ({
        title: `Invitaste a ${name}`,
        text: 'Un correo con un enlace para registrarse va en camino.',
      }),
      many: (count: number) => ({
        title: `${people(count)} con invitación`,
        text: 'Cada una recibe un correo con un enlace para registrarse.',
      }),
      some: (count: number, already: number) => ({
        title: `${people(count)} con invitación`,
        text: `Con invitación previa, sin otro correo: ${people(already)}.`,
      }),
      none: (already: number) => ({
        title: 'Ya tiene invitación',
        text: `Con invitación previa, sin otro correo: ${people(already)}.`,
      }),
    },
    empty: {
      waiting: {
        title: 'Nadie está esperando',
        text: 'Todos los que lo pidieron tienen invitación. Las nuevas solicitudes aparecen aquí.',
      },
      invited: {
        title: 'Aún no se ha invitado a nadie',
        text: 'Las personas que invites desde la lista de espera aparecen aquí.',
      },
      all: {
        title: 'La lista de espera está vacía',
        text: 'Las personas que se unan desde la página de inicio aparecen aquí.',
      },
    },
    showAll: 'Mostrar a todos',
    showWaiting: 'Mostrar quién espera',
    noMatch: (q: string) => `Nadie en esta lista coincide con «${q}».`,
  },
  access: {
    caption: 'Direcciones que pueden registrarse e iniciar sesión, las más recientes primero',
    search: 'Buscar por correo',
    failed: 'No se pudo cargar la lista de acceso',
    columns: { email: 'Correo electrónico', source: 'Agregada por', account: 'Cuenta', added: 'Agregada' },
    sources: {
      admin: 'Un administrador',
      waitlist: 'La lista de espera',
      demo: 'La demostración',
      command: 'La línea de comandos',
      open: 'Registro abierto',
    },
    hasAccount: 'Tiene cuenta',
    noAccount: 'Aún sin registrarse',
    remove: 'Quitar',
    removeAddress: (email: string) => `Quitar ${email}`,
    removing: 'Quitando…',
    removeTitle: '¿Quitar de la lista de acceso?',
    removeText: {
      account: (email: string) =>
        `La sesión de ${email} se cierra de inmediato en todos los dispositivos y ya no podrá iniciar sesión. La cuenta y sus registros se conservan; si vuelves a agregar la dirección, la persona podrá entrar otra vez.`,
      noAccount: (email: string) =>
        `${email} ya no podrá crear una cuenta, aunque tenga una invitación en su correo. Puedes volver a agregar la dirección cuando quieras.`,
    },
    removed: (email: string) => `Se quitó ${email}`,
    removedText: (ended: number) => {
      if (ended === 0) return 'Desde ahora no podrá registrarse ni iniciar sesión.'
      return ended === 1
        ? 'Se cerró una sesión; desde ahora no podrá iniciar sesión.'
        : `Se cerraron ${ended} sesiones; desde ahora no podrá iniciar sesión.`
    },
    whileOpen: {
      removeText: {
        account: (email: string) =>
          `La sesión de ${email} se cierra de inmediato en todos los dispositivos. Por ahora el registro está abierto a todos, así que la persona puede volver a iniciar sesión. Para impedirle entrar, suspende la cuenta en Usuarios.`,
        noAccount: (email: string) =>
          `Por ahora el registro está abierto a todos, así que ${email} aún puede crear una cuenta. Sin ella, la dirección necesitará una invitación cuando el registro vuelva a cerrarse.`,
      },
      removedText: (ended: number) => {
        if (ended === 0) return 'El registro está abierto a todos, así que esta dirección aún puede entrar.'
        return ended === 1
          ? 'Se cerró una sesión; el registro está abierto a todos, así que la persona puede volver a iniciar sesión.'
          : `Se cerraron ${ended} sesiones; el registro está abierto a todos, así que la persona puede volver a iniciar sesión.`
      },
    },
    empty: {
      title: 'La lista de acceso está vacía',
      text: 'Nadie puede registrarse ni iniciar sesión hasta que agregues una dirección.',
    },
    noMatch: (q: string) => `Ninguna dirección de la lista de acceso coincide con «${q}».`,
    add: {
      open: 'Agregar personas',
      title: 'Agregar personas',
      intro: 'Desde ese momento podrán registrarse e iniciar sesión.',
      text: 'Direcciones de correo',
      hint: 'Una por línea o separadas por comas. También sirve Nombre <dirección>.',
      invite: 'Enviarles una invitación por correo',
      submit: 'Agregar a la lista de acceso',
      pending: 'Agregando…',
      resultTitle: 'Esto es lo que pasó',
      added: (count: number) => `${addresses(count)} agregadas`,
      addedInvited: (count: number) => `${addresses(count)} agregadas e invitadas por correo`,
      already: (count: number) => `${addresses(count)} ya ${count === 1 ? 'estaba' : 'estaban'} en la lista`,
      invalid: (count: number) =>
        `${count === 1 ? '1 entrada no se pudo' : `${count} entradas no se pudieron`} leer`,
      correct: 'Corrige estas',
      done: 'Listo',
    },
  },
  people: {
    caption: 'Cuentas, las más recientes primero',
    search: 'Buscar por nombre o correo',
    role: 'Rol',
    anyRole: 'Cualquier rol',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    statuses: { active: 'Activa', suspended: 'Suspendida', deactivated: 'Desactivada' },
    verified: 'Verificado',
    anyVerified: 'Con o sin verificación',
    isVerified: 'Verificado',
    notVerified: 'Sin verificar',
    sort: 'Ordenar por',
    sorts: {
      newest: 'Lo más reciente primero',
      oldest: 'Lo más antiguo primero',
      name: 'Nombre',
      seen: 'Última visita',
    },
    failed: 'No se pudieron cargar los usuarios',
    columns: {
      roles: 'Roles',
      verification: 'Verificación',
      status: 'Estado',
      joined: 'Se unió',
      seen: 'Última visita',
    },
    roles,
    verification,
    notOnList: 'No está en la lista de acceso',
    unconfirmed: 'Correo sin confirmar',
    actionsFor: (name: string) => `Acciones para ${name}`,
    grant: { host: 'Hacer anfitrión', admin: 'Hacer administrador' },
    revoke: { host: 'Quitar rol de anfitrión', admin: 'Quitar rol de administrador' },
    suspend: 'Suspender la cuenta',
    lift: 'Levantar la suspensión',
    audit: 'Ver en el registro de auditoría',
    granted: (name: string, role: Role) =>
      `${name} ahora es ${role === 'host' ? 'anfitrión' : 'administrador'}`,
    revoked: (name: string, role: Role) =>
      `${name} ya no es ${role === 'host' ? 'anfitrión' : 'administrador'}`,
    suspendedDone: (name: string) => ({
      title: `La cuenta de ${name} está suspendida`,
      text: 'Se cerraron todas las sesiones y no podrá iniciar sesión.',
    }),
    liftedDone: (name: string) => ({
      title: `La cuenta de ${name} está activa otra vez`,
      text: 'La persona puede iniciar sesión como antes.',
    }),
    suspendTitle: (name: string) => `¿Suspender a ${name}?`,
    suspendText: (ahead: number) =>
      `Todas las sesiones se cierran de inmediato y no podrá iniciar sesión hasta que levantes la suspensión. Los cobros esperan hasta entonces. No se borra nada.${
        ahead === 0
          ? ''
          : ` Las reservas confirmadas siguen como están: ${ahead} por delante. Revisa cada una, por favor.`
      }`,
    reason: 'Motivo (opcional)',
    reasonHint: 'Se guarda en el registro de auditoría; la persona no lo ve.',
    suspending: 'Suspendiendo…',
    ownAdminTitle: '¿Renunciar a tu propio rol de administrador?',
    ownAdminText: 'Sales de estas páginas de inmediato. Solo otro administrador puede devolverte el rol.',
    ownAdminConfirm: 'Renunciar',
    ownAdminPending: 'Procesando…',
    empty: { title: 'Aún no hay usuarios', text: 'Las personas aparecen aquí cuando se registran.' },
    noMatch: 'Ninguna cuenta coincide con esta búsqueda y estos filtros.',
  },
  audit: {
    title: 'Registro de auditoría',
    caption: 'Lo que pasó, lo más reciente primero',
    failed: 'No se pudo cargar el registro de auditoría',
    action: 'Qué pasó',
    anyAction: 'Cualquier cosa',
    subject: 'Id del asunto',
    actor: 'Nombre o correo',
    from: 'Desde el día (UTC)',
    until: 'Hasta el día (UTC)',
    seal: {
      sealed: 'Último sellado',
      rows: (count: number) =>
        `${count.toLocaleString('es-US')} ${count === 1 ? 'fila sellada' : 'filas selladas'}`,
      pending: (count: number) => `${count.toLocaleString('es-US')} esperan el próximo sellado`,
      none: (count: number) =>
        `Aún sin sellar: ${count.toLocaleString('es-US')} ${count === 1 ? 'fila espera' : 'filas esperan'}. Se sella cada diez minutos.`,
      failed: 'No se pudo cargar cuándo se selló el registro por última vez.',
    },
    chained: (number: number) => `N.º ${number} de su reserva`,
    columns: { when: 'Cuándo', who: 'Quién', what: 'Qué', subject: 'Asunto', details: 'Detalles' },
    noDetails: '–',
    nobody: 'Roomtone',
    unnamed: 'Un miembro',
    onlySubject: (id: string) => `Mostrar solo lo relativo a ${id}`,
    empty: {
      title: 'Aún no ha pasado nada',
      text: 'Los inicios de sesión, las invitaciones y los cambios de roles aparecen aquí.',
    },
    noMatch: 'Ninguna fila coincide con estos filtros. Un asunto se encuentra por su id completo.',
  },
}
