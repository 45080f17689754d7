import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './login-security.texts.ts'

export const loginTexts: Translated<typeof english.loginTexts> = {
  tabs: { login: 'Acceso', shared: 'Acceso compartido' },
  pending: 'Procesando…',
  cancel: 'Cancelar',
  loading: 'Cargando cómo inicias sesión',
  failed: 'No se pudo cargar cómo inicias sesión',
  help: 'La verificación en dos pasos y tus dispositivos',
  password: {
    label: 'Contraseña',
    none: 'Sin crear',
    changed: (date: string) => `Último cambio: ${date}`,
    created: 'Creado',
    change: 'Cambiar contraseña',
    create: 'Crear contraseña',
    fresh: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres, con una mayúscula y un número. Cierra la sesión en tus otros dispositivos.',
    save: 'Guardar la contraseña nueva',
    done: { title: 'Contraseña cambiada', text: 'Se cerró la sesión en tus otros dispositivos.' },
    mailed: {
      title: 'Revisa tu correo',
      text: (email: string) =>
        `Un enlace para crear una contraseña va en camino a ${email}. Funciona una sola vez, durante una hora.`,
    },
  },
  google: {
    label: 'Google',
    connected: 'Conectado',
    account: (email: string) => `Google conectado: ${email}`,
    notConnected: 'Sin conectar',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    passwordFirst: 'Crea primero una contraseña: sería tu única forma de entrar.',
    disconnectAsk: {
      title: '¿Desconectar Google?',
      text: 'Después solo podrás iniciar sesión con tu contraseña.',
    },
    done: { title: 'Google conectado', text: 'Ya puedes iniciar sesión con Google.' },
    gone: { title: 'Google desconectado', text: 'Desde ahora inicias sesión con tu contraseña.' },
  },
  factor: {
    label: 'Verificación en dos pasos',
    off: 'Desactivada. Con ella no basta la contraseña: tu aplicación de autenticación tiene que estar de acuerdo.',
    on: 'Activado',
    since: (date: string) => `Desde el ${date}`,
    left: (count: number) =>
      count === 1 ? 'Queda 1 código de recuperación' : `Quedan ${count} códigos de recuperación`,
    setUp: 'Configurar dos pasos',
    turnOff: 'Desactivar',
    renew: 'Códigos de recuperación nuevos',
    passwordFirst: 'Crea primero una contraseña.',
    dialog: {
      title: 'Configurar la verificación en dos pasos',
      introText:
        'Necesitas una aplicación de autenticación en tu teléfono, por ejemplo la de tu gestor de contraseñas.',
      next: 'Continuar',
      scanText:
        'Escanea la imagen con una aplicación de autenticación en tu teléfono y escribe el código que muestra la aplicación.',
      picture: 'Código QR para tu aplicación de autenticación',
      key: 'O escribe esta clave',
      code: 'Código de la aplicación',
      confirm: 'Activar',
      codesTitle: 'La verificación en dos pasos está activada',
      codesText:
        'Estos son tus códigos de recuperación. Cada uno funciona una vez en lugar de un código de la aplicación. Guárdalos en un lugar que no sea tu teléfono: se muestran solo esta vez.',
    },
    codes: {
      list: 'Códigos de recuperación',
      copy: 'Copiar',
      download: 'Descargar',
      fileName: 'roomtone-codigos-de-recuperacion.txt',
      fileHead: 'Códigos de recuperación de Roomtone. Cada uno funciona una vez.',
      copied: '¡Copiado!',
      byHand: { title: 'Cópialos a mano, por favor', text: 'Tu navegador no nos dejó. Están seleccionados.' },
      done: 'Ya los guardé',
    },
    renewAsk: {
      title: 'Códigos de recuperación nuevos',
      text: 'Los códigos que tienes ahora dejan de funcionar.',
      submit: 'Mostrar códigos nuevos',
    },
    offAsk: {
      title: '¿Desactivar la verificación en dos pasos?',
      text: 'Tu contraseña bastará para iniciar sesión. Tus códigos de recuperación dejan de funcionar.',
      submit: 'Desactivar',
    },
    offDone: {
      title: 'La verificación en dos pasos está desactivada',
      text: 'Te enviamos un correo al respecto.',
    },
    renewTitle: 'Tus códigos de recuperación nuevos',
  },
  devices: {
    label: 'Historial de dispositivos',
    loading: 'Cargando tus dispositivos',
    failed: 'No se pudieron cargar tus dispositivos',
    list: 'Dónde tienes la sesión iniciada',
    current: 'Este dispositivo',
    facts: (address: string, place: string | null) => (place === null ? address : `${place} · ${address}`),
    lastUse: (moment: string) => `Último uso: ${moment}`,
    signOut: 'Cerrar sesión',
    browser: (name: string) =>
      name.replace('An unknown browser', 'Un navegador desconocido').replace(' on ', ' en '),
    signOutName: (browser: string) => `Cerrar sesión en ${browser}`,
    signedOut: (browser: string) => `Se cerró la sesión en ${browser}`,
    everywhere: 'Cerrar sesión en todas partes',
    ask: {
      title: '¿Cerrar sesión en todas partes?',
      text: 'Esto cierra tu sesión en todos los dispositivos, incluido este. Puedes iniciar sesión otra vez cuando quieras.',
    },
  },
  account: {
    label: 'Cuenta',
    text: 'Tómate un descanso. Vuelves con solo iniciar sesión.',
    deactivate: 'Desactivar',
  },
}
