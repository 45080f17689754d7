import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  hub: 'Ajustes de la cuenta',
  navigation: 'Ajustes',
  done: 'Listo',
  sections: {
    'personal-info': {
      title: 'Información personal',
      about: 'Tu nombre legal, tus datos de contacto y tu verificación de identidad',
    },
    'login-security': {
      title: 'Acceso y seguridad',
      about: 'Tu contraseña, la verificación en dos pasos y tus dispositivos',
    },
    privacy: { title: 'Privacidad', about: 'Lo que ven los demás y qué pasa con tus datos' },
    notifications: { title: 'Notificaciones', about: 'Qué correos recibes' },
    taxes: { title: 'Impuestos', about: 'Datos fiscales y documentos de impuestos' },
    payments: { title: 'Pagos', about: 'Cómo pagas y cómo te pagamos' },
    languages: { title: 'Idiomas y moneda', about: 'Tu idioma, tu moneda y tu zona horaria' },
    work: {
      title: 'Viajes de trabajo',
      about: 'Empresa, correo de trabajo y dirección de facturación para facturas',
    },
  },
  hosting: {
    title: 'Herramientas profesionales para anfitriones',
    about: 'Todo para gestionar tus anuncios',
  },
  payments: {
    tabs: { payments: 'Pagos', payouts: 'Cobros' },
    action: 'Precios y tarifas',
  },
}
