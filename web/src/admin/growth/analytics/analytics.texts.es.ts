import type { Grain, Preset } from '@roomtone/domain/analytics/periods'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './analytics.texts.ts'

const grains: Record<Grain, string> = { day: 'Días', week: 'Semanas', month: 'Meses' }
const presets: Record<Preset, string> = {
  week: 'Últimos 7 días',
  month: 'Últimos 30 días',
  quarter: 'Últimos 90 días',
  year: 'Últimos 365 días',
  this_month: 'Este mes',
  last_month: 'El mes pasado',
}

export const analyticsTexts: Translated<typeof english.analyticsTexts> = {
  title: 'Análisis e informes',
  intro: (zone: string) => `Los días son días en ${zone.replaceAll('_', ' ')}.`,
  failed: 'No se pudieron cargar las cifras',
  range: {
    label: 'Periodo',
    preset: 'Periodo',
    presets,
    custom: 'Días elegidos',
    from: 'Desde',
    last: 'Hasta (incluido)',
    by: 'Por',
    grains,
    wrong: 'El último día es anterior al primero.',
    tooLong: 'Elige un año como máximo.',
  },
  period: 'Periodo',
  share: 'Del paso anterior',
  step: 'Paso',
  count: 'Cantidad',
  none: 'Ninguno',
  showTable: 'Tabla',
  showChart: 'Gráfico',
  viewOf: (title: string) => `Mostrar como, ${title}`,
  download: 'CSV',
  downloadOf: (title: string) => `Descargar CSV, ${title}`,
  downloadAll: 'Exportar todo como CSV',
  all: { section: 'Informe', period: 'Periodo', figure: 'Cifra', value: 'Valor', total: 'Total' },
  failedDownload: 'No se pudo crear el archivo',
  bookings: {
    title: 'Reservas',
    text: 'Solicitudes por el día en que se hicieron, y lo que fue de las reservas por el día en que ocurrió.',
    requested: 'Solicitadas',
    confirmed: 'Confirmadas',
    completed: 'Completadas',
    cancelled: 'Canceladas',
  },
  revenue: {
    title: 'Ingresos',
    text: 'Según el libro contable. Lo bruto menos los reembolsos es lo que conservan los anfitriones, nosotros y el fisco.',
    gross: 'Bruto',
    refunds: 'Reembolsos',
    hostShare: 'Parte de los anfitriones',
    fees: 'Tarifas de la plataforma',
    tax: 'Impuestos',
    credits: 'Pagado con créditos',
  },
  conversion: {
    title: 'De la búsqueda a la confirmación',
    text: 'Las búsquedas, visitas y pagos iniciados se cuentan por día en UTC, sin robots.',
    searches: 'Búsquedas',
    venueViews: 'Visitas a espacios',
    checkouts: 'Pagos iniciados',
    requested: 'Solicitudes',
    confirmed: 'Confirmaciones',
  },
  answers: {
    title: 'Respuestas de los anfitriones',
    text: 'Solicitudes por el día en que se enviaron, una vez respondidas o vencidas.',
    asked: 'Recibidas',
    answered: 'Respondidas',
    share: 'Parte respondida',
    median: 'La mitad en',
    p90: 'Nueve de diez en',
  },
  people: {
    title: 'Verificación',
    text: 'De todas las personas que se registraron en ese periodo, hasta dónde han llegado desde entonces.',
    signedUp: 'Se registraron',
    named: 'Dieron su nombre',
    started: 'Empezaron la verificación',
    verified: 'Verificadas',
  },
  listings: {
    title: 'Espacios principales',
    text: 'Por lo cobrado en ese periodo.',
    listing: 'Espacio',
    city: 'Ciudad',
    bookings: 'Reservas',
    gross: 'Bruto',
  },
  cities: { title: 'Ciudades principales', text: 'Por lo cobrado en ese periodo.' },
  empty: 'Nada en ese periodo.',
  minutes: (minutes: number) => {
    if (minutes < 60) return `${Math.round(minutes)} min`
    if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1)} h`
    return `${(minutes / 1440).toFixed(1)} días`
  },
}
