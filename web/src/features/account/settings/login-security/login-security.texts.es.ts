import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './login-security.texts.ts'

export const loginTexts: Translated<typeof english.loginTexts> = {
  tabs: { login: 'Acceso', shared: 'Acceso compartido' },
  pending: 'Procesando…',
  cancel: 'Cancelar',
  loading: 'Cargando tus ajustes de acceso',
  failed: 'No pudimos cargar tus ajustes de acceso',
  help: 'La verificación en dos pasos y tus dispositivos',
  password: {
    label: 'Contraseña',
    none: 'Sin crear',
    changed: (date: string) => `Último cambio: ${date}`,
    created: 'Creada',
    change: 'Cambiar contraseña',
    create: 'Crear contraseña',
    fresh: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres, con una mayúscula y un número. Al cambiarla se cierra la sesión en tus otros dispositivos.',
    save: 'Guardar contraseña nueva',
    done: { title: 'Contraseña cambiada', text: 'Se cerró la sesión en tus otros dispositivos.' },
    mailed: {
      title: 'Revisa tu correo',
      text: (email: string) =>
        `Enviamos a ${email} un enlace para crear una contraseña. Funciona una sola vez, durante una hora.`,
    },
  },
  google: {
    label: 'Google',
    connected: 'Conectado',
    account: (email: string) => `Google conectado: ${email}`,
    notConnected: 'Sin conectar',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    passwordFirst: 'Crea una contraseña antes de conectar o desconectar Google.',
    disconnectAsk: {
      title: '¿Desconectar Google?',
      text: 'Ya no podrás iniciar sesión con Google.',
    },
    done: { title: 'Google conectado', text: 'Ya puedes iniciar sesión con Google.' },
    gone: { title: 'Google desconectado', text: 'Puedes seguir iniciando sesión con tu contraseña.' },
  },
  factor: {
    label: 'Verificación en dos pasos',
    off: 'Desactivada. Actívala para que también pidamos un código de tu aplicación de autenticación cuando inicies sesión con tu contraseña.',
    on: 'Activada',
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
        'Necesitas una aplicación de autenticación en tu teléfono. Muchos gestores de contraseñas incluyen una.',
      next: 'Continuar',
      scanText:
        'Escanea el código QR con la aplicación de autenticación de tu teléfono y escribe el código que muestra.',
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
      byHand: {
        title: 'Sin copiar',
        text: 'Tu navegador no lo permitió. Los seleccionamos para que los copies.',
      },
      done: 'Ya los guardé',
    },
    renewAsk: {
      title: 'Códigos de recuperación nuevos',
      text: 'Tus códigos actuales dejarán de funcionar.',
      submit: 'Mostrar códigos nuevos',
    },
    offAsk: {
      title: '¿Desactivar la verificación en dos pasos?',
      text: 'Tu contraseña bastará para iniciar sesión y tus códigos de recuperación dejarán de funcionar.',
      submit: 'Desactivar',
    },
    offDone: {
      title: 'La verificación en dos pasos está desactivada',
      text: 'Te enviamos un correo de confirmación.',
    },
    renewTitle: 'Tus códigos de recuperación nuevos',
  },
  passkeys: {
    label: 'Llaves de acceso',
    empty:
      'Inicia sesión con tu huella, tu rostro o el bloqueo de pantalla en lugar de una contraseña y un código. Aún no tienes llaves de acceso.',
    text: 'Cada una te permite iniciar sesión sin contraseña ni código.',
    list: 'Tus llaves de acceso',
    add: 'Agregar una llave de acceso',
    added: {
      title: 'Llave de acceso agregada',
      text: 'Puedes usarla la próxima vez que inicies sesión.',
    },
    addedOn: (date: string) => `Agregada el ${date}`,
    lastUse: (moment: string) => `Último uso: ${moment}`,
    unused: 'Sin usar todavía',
    name: 'Nombre',
    rename: 'Cambiar nombre',
    renameName: (name: string) => `Cambiar el nombre de ${name}`,
    renamed: 'Nombre cambiado',
    remove: 'Quitar',
    removeName: (name: string) => `Quitar ${name}`,
    removeAsk: (name: string) => ({
      title: `¿Quitar ${name}?`,
      text: 'Ya no podrás iniciar sesión con ella. Es posible que tu dispositivo la siga mostrando hasta que la borres también allí.',
    }),
    removed: { title: 'Llave de acceso quitada', text: 'Ya no sirve para iniciar sesión.' },
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
    text: 'Tómate un descanso. Vuelve cuando quieras con solo iniciar sesión.',
    deactivate: 'Desactivar',
  },
}
