import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './work.texts.ts'

export const workTexts: Translated<typeof english.workTexts> = {
  intro:
    'Reserva para tu empresa: su nombre y dirección aparecen en los recibos y facturas de cada reserva que solicites desde ahora. Las reservas anteriores no cambian.',
  failed: 'No pudimos cargar tus datos de trabajo',
  company: 'Nombre de la empresa',
  email: 'Correo de trabajo',
  billing: 'Dirección de facturación',
  save: 'Guardar datos de trabajo',
  saving: 'Guardando',
  saved: 'Guardado',
  remove: 'Volver a reservar a tu nombre',
  removed: 'Tus próximas reservas vuelven a estar a tu nombre.',
}
