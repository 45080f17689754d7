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
  intro: (zone: string) => `Los días siguen la hora de ${zone.replaceAll('_', ' ')}.`,
  failed: 'No se pudieron cargar las cifras',
  range: {
    label: 'Periodo',
    preset: 'Periodo',
    presets,
    custom: 'Fechas personalizadas',
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
  percent: (value: number) => `${value} %`,
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
    text: 'Todo cuenta en el día en que ocurrió.',
    requested: 'Solicitadas',
    confirmed: 'Confirmadas',
    completed: 'Completadas',
    cancelled: 'Canceladas',
  },
  revenue: {
    title: 'Ingresos',
    text: 'Según el libro contable. El bruto menos los reembolsos es lo que conservan los anfitriones, Roomtone y el fisco.',
    gross: 'Bruto',
    refunds: 'Reembolsos',
    hostShare: 'Parte de los anfitriones',
    fees: 'Tarifas de la plataforma',
    tax: 'Impuestos',
    credits: 'Pagado con créditos',
  },
  conversion: {
    title: 'De la búsqueda a la confirmación',
    text: 'Las búsquedas, visitas y pagos iniciados se cuentan por día en UTC, sin bots.',
    searches: 'Búsquedas',
    venueViews: 'Visitas a espacios',
    checkouts: 'Pagos iniciados',
    requested: 'Solicitudes',
    confirmed: 'Confirmaciones',
  },
  answers: {
    title: 'Tiempo de respuesta de los anfitriones',
    text: 'Solicitudes respondidas y vencidas, por el día en que se enviaron.',
    asked: 'Recibidas',
    answered: 'Respondidas',
    share: 'Parte respondida',
    median: 'La mitad, en',
    p90: '9 de cada 10, en',
  },
  people: {
    title: 'Verificación',
    text: 'Hasta dónde llegaron las personas que se registraron en este periodo.',
    signedUp: 'Se registraron',
    named: 'Completaron su perfil',
    started: 'Empezaron la verificación',
    verified: 'Verificadas',
  },
  listings: {
    title: 'Espacios principales',
    text: 'Por lo cobrado en este periodo.',
    listing: 'Espacio',
    city: 'Ciudad',
    bookings: 'Reservas',
    gross: 'Bruto',
  },
  cities: { title: 'Ciudades principales', text: 'Por lo cobrado en este periodo.' },
  empty: 'Nada en este periodo.',
  minutes: (minutes: number) => {
    if (minutes < 60) return `${Math.round(minutes)} min`
    if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1)} h`
    return `${(minutes / 1440).toFixed(1)} días`
  },
}
