import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './safety.texts.ts'

export const safetyTexts: Translated<typeof english.safetyTexts> = {
  actions: (name: string) => `Más sobre ${name}`,
  reportPerson: {
    open: 'Denunciar a esta persona',
    openFor: (name: string) => `Denunciar a ${name}`,
    title: (name: string) => `¿Denunciar a ${name}?`,
    text: (name: string) =>
      `Un administrador lee lo que escribas y lo investiga. ${name} no sabrá quién hizo la denuncia.`,
    confirm: 'Enviar denuncia',
    done: (name: string) => ({
      title: `Denunciaste a ${name}`,
      text: 'Gracias. Un administrador lo revisará.',
    }),
  },
  reportMessage: {
    open: 'Denunciar este mensaje',
    title: '¿Denunciar este mensaje?',
    text: 'Un administrador lo lee junto con lo que escribas. Su autor no sabrá quién lo denunció.',
    confirm: 'Enviar denuncia',
    done: { title: 'Mensaje denunciado', text: 'Gracias. Un administrador lo revisará.' },
  },
  block: {
    open: (name: string) => `Bloquear a ${name}`,
    title: (name: string) => `¿Bloquear a ${name}?`,
    text: (name: string) =>
      `Ninguno podrá enviar mensajes ni solicitudes de reserva al otro. Los mensajes anteriores quedan aquí y las reservas existentes siguen en pie. ${name} no recibe aviso, pero ve que esta conversación está cerrada. Puedes quitar el bloqueo cuando quieras.`,
    textCohost: (name: string) =>
      `${name} ya no podrá escribirte, ni tú a ${name}. El anfitrión sigue pudiendo, y ${name} lee lo que se dice aquí mientras ayude con este espacio. ${name} no recibe aviso. Puedes quitar el bloqueo cuando quieras.`,
    confirm: 'Bloquear',
    pending: 'Bloqueando…',
    done: (name: string) => ({
      title: `Bloqueaste a ${name}`,
      text: 'Ninguno de los dos puede enviar mensajes ni solicitudes nuevas.',
    }),
  },
  unblock: {
    open: (name: string) => `Desbloquear a ${name}`,
    title: (name: string) => `¿Desbloquear a ${name}?`,
    text: () =>
      'Podrán escribirse y enviarse solicitudes de reserva otra vez, salvo que también te haya bloqueado.',
    confirm: 'Desbloquear',
    pending: 'Desbloqueando…',
    done: (name: string) => ({
      title: `${name} ya no tiene bloqueo`,
      text: 'Se pueden enviar mensajes y solicitudes otra vez.',
    }),
  },
}
