import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './admin.texts.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('es-US')} personas`)
const addresses = (count: number) =>
  count === 1 ? '1 dirección' : `${count.toLocaleString('es-US')} direcciones`

const stillOn = (count: number) =>
  count === 1
    ? ' Queda 1 reserva confirmada por delante. Revísala, por favor.'
    : ` Quedan ${count} reservas confirmadas por delante. Revisa cada una, por favor.`

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
  providers: { mock: 'Proveedor de demostración', manual: 'Nuestro equipo', stripe: 'Stripe Identity' },
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
    statsTitle: 'Totales',
    queuesTitle: 'Ahora mismo',
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
    toolsTitle: 'Herramientas',
    comingSoon: 'Próximamente',
    applications: {
      title: 'Solicitudes de anfitriones',
      text: 'Revisa los espacios que los anfitriones quieren publicar.',
      note: (count: number) => (count === 0 ? 'Nada que revisar' : `${count} por revisar`),
    },
    users: {
      title: 'Gestión de usuarios',
      text: 'Lista de espera, lista de acceso y cuentas.',
      note: (count: number) => (count === 0 ? 'Nadie está esperando' : `${people(count)} en espera`),
    },
    audit: {
      title: 'Registro de auditoría',
      text: 'Quién hizo qué y cuándo. Nada se puede modificar ni borrar.',
    },
    compliance: { title: 'Cumplimiento', text: 'Autorizaciones y registros de cada reserva.' },
    analytics: {
      title: 'Análisis e informes',
      text: 'Reservas, ingresos y crecimiento a lo largo del tiempo.',
    },
    settings: {
      title: 'Ajustes de la plataforma',
      text: 'Registro, tarifas, impuestos y reglas de cancelación.',
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
    invited: 'Con invitación',
    hasAccount: 'Tiene cuenta',
    invite: 'Invitar',
    inviteName: (name: string) => `Invitar a ${name}`,
    inviting: 'Invitando…',
    inviteSelected: (count: number) => `Invitar a los seleccionados (${count})`,
    done: {
      one: (name: string) => ({
        title: `Invitaste a ${name}`,
        text: 'Le enviamos un enlace para registrarse.',
      }),
      many: (count: number) => ({
        title: `${people(count)} con invitación`,
        text: 'Les enviamos un enlace para registrarse.',
      }),
      some: (count: number, already: number) => ({
        title: `${people(count)} con invitación`,
        text: `Ya ${already === 1 ? 'tenía' : 'tenían'} invitación: ${people(already)}. No enviamos otro correo.`,
      }),
      none: (already: number) => ({
        title: 'Ya tiene invitación',
        text: `Ya ${already === 1 ? 'tenía' : 'tenían'} invitación: ${people(already)}. No enviamos otro correo.`,
      }),
    },
    empty: {
      waiting: {
        title: 'Nadie está esperando',
        text: 'Todos los que se unieron ya tienen invitación.',
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
        `Se cerrarán todas las sesiones de ${email} y ya no podrá entrar. La cuenta y sus registros se conservan. Para devolverle el acceso, agrega la dirección de nuevo.`,
      noAccount: (email: string) =>
        `${email} no podrá crear una cuenta, ni siquiera con una invitación. Puedes volver a agregar la dirección cuando quieras.`,
    },
    removed: (email: string) => `Se quitó ${email}`,
    removedText: (ended: number) => {
      if (ended === 0) return 'Ya no puede registrarse ni iniciar sesión.'
      return ended === 1
        ? 'Cerramos 1 sesión. Ya no puede volver a entrar.'
        : `Cerramos ${ended} sesiones. Ya no puede volver a entrar.`
    },
    whileOpen: {
      removeText: {
        account: (email: string) =>
          `Se cerrarán todas las sesiones de ${email}. Por ahora el registro está abierto a todos, así que puede volver a entrar. Para impedirlo, suspende la cuenta en Usuarios.`,
        noAccount: (email: string) =>
          `Por ahora el registro está abierto a todos, así que ${email} aún puede crear una cuenta. Cuando se cierre, necesitará una invitación.`,
      },
      removedText: (ended: number) => {
        if (ended === 0) return 'El registro está abierto a todos, así que esta dirección aún puede entrar.'
        return ended === 1
          ? 'Cerramos 1 sesión. El registro está abierto a todos, así que puede volver a entrar.'
          : `Cerramos ${ended} sesiones. El registro está abierto a todos, así que puede volver a entrar.`
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
      intro: 'Podrán registrarse e iniciar sesión enseguida.',
      text: 'Direcciones de correo',
      hint: 'Una por línea o separadas por comas. También sirve «Nombre <dirección>».',
      invite: 'Enviarles una invitación por correo',
      submit: 'Agregar a la lista de acceso',
      pending: 'Agregando…',
      resultTitle: 'Esto es lo que pasó',
      added: (count: number) => `${addresses(count)} ${count === 1 ? 'agregada' : 'agregadas'}`,
      addedInvited: (count: number) =>
        `${addresses(count)} ${count === 1 ? 'agregada e invitada' : 'agregadas e invitadas'} por correo`,
      already: (count: number) => `${addresses(count)} ya ${count === 1 ? 'estaba' : 'estaban'} en la lista`,
      invalid: (count: number) =>
        count === 1 ? '1 entrada no es válida' : `${count} entradas no son válidas`,
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
      text: 'Cerramos todas sus sesiones y no puede volver a entrar.',
    }),
    liftedDone: (name: string) => ({
      title: `La cuenta de ${name} está activa otra vez`,
      text: 'Ya puede volver a iniciar sesión.',
    }),
    suspendTitle: (name: string) => `¿Suspender a ${name}?`,
    suspendText: (ahead: number) =>
      `Se cierran todas sus sesiones y terminan sus solicitudes abiertas. No podrá iniciar sesión, y sus cobros esperan, hasta que levantes la suspensión. No se borra nada.${ahead === 0 ? '' : stillOn(ahead)}`,
    reason: 'Motivo (opcional)',
    reasonHint: 'Se guarda en el registro de auditoría. La persona no lo ve.',
    suspending: 'Suspendiendo…',
    ownAdminTitle: '¿Renunciar a tu propio rol de administrador?',
    ownAdminText:
      'Perderás el acceso a estas páginas enseguida. Solo otro administrador puede devolverte el rol.',
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
    anyAction: 'Cualquier acción',
    subject: 'ID del registro',
    actor: 'Nombre o correo',
    from: 'Desde (UTC)',
    until: 'Hasta (UTC)',
    seal: {
      sealed: 'Último sellado',
      rows: (count: number) =>
        `${count.toLocaleString('es-US')} ${count === 1 ? 'fila sellada' : 'filas selladas'}`,
      pending: (count: number) => `${count.toLocaleString('es-US')} por sellar`,
      none: (count: number) =>
        `Aún sin sellar: ${count.toLocaleString('es-US')} ${count === 1 ? 'fila' : 'filas'} por sellar. Se sella cada 10 minutos.`,
      failed: 'No se pudo cargar cuándo se selló el registro por última vez.',
    },
    chained: (number: number) => `Entrada ${number} de esta reserva`,
    columns: { when: 'Cuándo', who: 'Quién', what: 'Qué', subject: 'Registro', details: 'Detalles' },
    noDetails: '–',
    nobody: 'Roomtone',
    unnamed: 'Un miembro',
    onlySubject: (id: string) => `Mostrar solo ${id}`,
    empty: {
      title: 'Aún no hay nada',
      text: 'Aquí aparecen los inicios de sesión, las invitaciones, los cambios de roles y más.',
    },
    noMatch: 'Nada coincide con estos filtros. Para encontrar un registro, escribe su ID completo.',
  },
}
