import type { Country } from '@roomtone/domain/listing/options'
import { foldName } from './fold-name.ts'

export type Region = {
  country: Country
  code: string
  name: string
  /** How the data set of cities numbers it. */
  adminCode: string
}

type Row = { region: Region; spellings: string[]; postalPrefixes: string }

const us = (rows: string): Row[] =>
  rows.split(', ').map((row) => {
    const [code = '', name = ''] = row.split(':')
    const region: Region = { country: 'United States', code, name, adminCode: code }
    return { region, spellings: [code, name], postalPrefixes: '' }
  })

const canada = (
  code: string,
  name: string,
  adminCode: string,
  postalPrefixes: string,
  ...more: string[]
) => ({
  region: { country: 'Canada', code, name, adminCode } as const,
  spellings: [code, name, ...more],
  postalPrefixes,
})

const mexico = (adminCode: string, name: string, postalPrefixes: string, ...more: string[]) => ({
  region: { country: 'Mexico', code: name, name, adminCode } as const,
  spellings: [name, ...more],
  postalPrefixes,
})

/** Mexican postal codes begin with two digits, Canadian ones with a letter, that belong to one state or province. */
const ROWS: Row[] = [
  ...us(
    'AL:Alabama, AK:Alaska, AZ:Arizona, AR:Arkansas, CA:California, CO:Colorado, CT:Connecticut, DE:Delaware, DC:District of Columbia, FL:Florida, GA:Georgia, HI:Hawaii, ID:Idaho, IL:Illinois, IN:Indiana, IA:Iowa, KS:Kansas, KY:Kentucky, LA:Louisiana, ME:Maine, MD:Maryland, MA:Massachusetts, MI:Michigan, MN:Minnesota, MS:Mississippi, MO:Missouri, MT:Montana, NE:Nebraska, NV:Nevada, NH:New Hampshire, NJ:New Jersey, NM:New Mexico, NY:New York, NC:North Carolina, ND:North Dakota, OH:Ohio, OK:Oklahoma, OR:Oregon, PA:Pennsylvania, RI:Rhode Island, SC:South Carolina, SD:South Dakota, TN:Tennessee, TX:Texas, UT:Utah, VT:Vermont, VA:Virginia, WA:Washington, WV:West Virginia, WI:Wisconsin, WY:Wyoming',
  ),
  canada('AB', 'Alberta', '01', 'T'),
  canada('BC', 'British Columbia', '02', 'V'),
  canada('MB', 'Manitoba', '03', 'R'),
  canada('NB', 'New Brunswick', '04', 'E'),
  canada('NL', 'Newfoundland and Labrador', '05', 'A', 'Newfoundland'),
  canada('NS', 'Nova Scotia', '07', 'B'),
  canada('ON', 'Ontario', '08', 'K L M N P'),
  canada('PE', 'Prince Edward Island', '09', 'C', 'PEI'),
  canada('QC', 'Quebec', '10', 'G H J', 'PQ'),
  canada('SK', 'Saskatchewan', '11', 'S'),
  canada('YT', 'Yukon', '12', 'Y', 'Yukon Territory'),
  canada('NT', 'Northwest Territories', '13', 'X0E X0G X1A'),
  canada('NU', 'Nunavut', '14', 'X0A X0B X0C'),
  mexico('01', 'Aguascalientes', '20', 'AGU', 'Ags'),
  mexico('02', 'Baja California', '21 22', 'BCN', 'BC'),
  mexico('03', 'Baja California Sur', '23', 'BCS'),
  mexico('04', 'Campeche', '24', 'CAM', 'Camp'),
  mexico('05', 'Chiapas', '29 30', 'CHP', 'Chis'),
  mexico('06', 'Chihuahua', '31 32 33', 'CHH', 'Chih'),
  mexico('07', 'Coahuila', '25 26 27', 'COA', 'Coah', 'Coahuila de Zaragoza'),
  mexico('08', 'Colima', '28', 'COL'),
  mexico(
    '09',
    'Mexico City',
    '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16',
    'CMX',
    'CDMX',
    'DF',
    'Ciudad de México',
    'Distrito Federal',
  ),
  mexico('10', 'Durango', '34 35', 'DUR', 'Dgo'),
  mexico('11', 'Guanajuato', '36 37 38', 'GUA', 'Gto'),
  mexico('12', 'Guerrero', '39 40 41', 'GRO'),
  mexico('13', 'Hidalgo', '42 43', 'HID', 'Hgo'),
  mexico('14', 'Jalisco', '44 45 46 47 48 49', 'JAL'),
  mexico('15', 'State of Mexico', '50 51 52 53 54 55 56 57', 'MEX', 'México', 'Estado de México', 'Edomex'),
  mexico('16', 'Michoacán', '58 59 60 61', 'MIC', 'Mich', 'Michoacán de Ocampo'),
  mexico('17', 'Morelos', '62', 'MOR'),
  mexico('18', 'Nayarit', '63', 'NAY'),
  mexico('19', 'Nuevo León', '64 65 66 67', 'NLE', 'NL'),
  mexico('20', 'Oaxaca', '68 69 70 71', 'OAX'),
  mexico('21', 'Puebla', '72 73 74 75', 'PUE'),
  mexico('22', 'Querétaro', '76', 'QUE', 'Qro', 'Querétaro de Arteaga'),
  mexico('23', 'Quintana Roo', '77', 'ROO', 'QRoo'),
  mexico('24', 'San Luis Potosí', '78 79', 'SLP'),
  mexico('25', 'Sinaloa', '80 81 82', 'SIN'),
  mexico('26', 'Sonora', '83 84 85', 'SON'),
  mexico('27', 'Tabasco', '86', 'TAB'),
  mexico('28', 'Tamaulipas', '87 88 89', 'TAM', 'Tamps'),
  mexico('29', 'Tlaxcala', '90', 'TLA', 'Tlax'),
  mexico('30', 'Veracruz', '91 92 93 94 95 96', 'VER', 'Veracruz de Ignacio de la Llave'),
  mexico('31', 'Yucatán', '97', 'YUC'),
  mexico('32', 'Zacatecas', '98 99', 'ZAC'),
]

const bySpelling = new Map(
  ROWS.flatMap(({ region, spellings }) =>
    spellings.map((spelling) => [`${region.country}|${foldName(spelling)}`, region] as const),
  ),
)

const byPrefix = new Map(
  ROWS.flatMap(({ region, postalPrefixes }) =>
    postalPrefixes.split(' ').map((prefix) => [`${region.country}|${prefix}`, region] as const),
  ),
)

/** By code or name; accents, dots and case do not matter. */
export function findRegion(country: Country, text: string): Region | null {
  return bySpelling.get(`${country}|${foldName(text)}`) ?? null
}

export function regionOfCanadianCode(code: string): Region | null {
  return byPrefix.get(`Canada|${code.slice(0, 3)}`) ?? byPrefix.get(`Canada|${code.slice(0, 1)}`) ?? null
}

export function regionOfMexicanCode(code: string): Region | null {
  return byPrefix.get(`Mexico|${code.slice(0, 2)}`) ?? null
}

export function regionsOf(country: Country): Region[] {
  return ROWS.map(({ region }) => region).filter((region) => region.country === country)
}
