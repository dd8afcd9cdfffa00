import type { TaxCategoryRow } from '#plugins/sales/taxes/tax_category_table'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

type Category = Omit<TaxCategoryRow, 'id' | 'version'>
type Rate = Omit<TaxRateRow, 'id' | 'version'>

/** The four heights of French VAT, each with what it is for. */
const HEIGHTS = [
  {
    code: 'standard',
    name: 'Taux normal',
    basisPoints: 2000,
    description: 'Alcools et tout ce qui n’est pas cité.',
  },
  { code: 'intermediate', name: 'Taux intermédiaire', basisPoints: 1000, description: 'Restauration, dégustations.' },
  { code: 'reduced', name: 'Taux réduit', basisPoints: 550, description: 'Aliments, boissons sans alcool, livres.' },
  { code: 'super_reduced', name: 'Taux particulier', basisPoints: 210, description: 'Presse.' },
]

export const FRENCH_CATEGORIES: Category[] = HEIGHTS.map(({ code, name, description }, position) => {
  return { code, name, description, position }
})

/** Members of the Union but France. Monaco is taxed as France is. */
const UNION = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

const BLANK: Rate = {
  name: '',
  basisPoints: 0,
  categories: [],
  countries: [],
  state: '',
  postcodeFrom: '',
  postcodeTo: '',
  groups: [],
  needsVatNumber: false,
  keepsNet: false,
  note: '',
  vatCategory: '',
  priority: 0,
  startsOn: null,
  endsOn: null,
}

const percent = (basisPoints: number) => `${(basisPoints / 100).toLocaleString('fr-FR')}\u202f%`

/** Private persons of the Union pay the VAT of the seller below the threshold of distance sales. */
const AT_HOME = HEIGHTS.map(({ code, name, basisPoints }): Rate => {
  const label = `France, Monaco, particuliers de l’UE : ${name.toLowerCase()} ${percent(basisPoints)}`
  return {
    ...BLANK,
    name: label.replace(' :', '\u202f:'),
    basisPoints,
    categories: [code],
    countries: ['FR', 'MC', ...UNION],
  }
})

/** Goods at the reduced rate bear 2,1 % in Corsica (art. 297 CGI); alcohol bears the same as on the mainland. */
const IN_CORSICA = HEIGHTS.map(({ code, name, basisPoints }): Rate => {
  const there = code === 'reduced' ? 210 : basisPoints
  const label = `Corse\u202f: ${name.toLowerCase()} ${percent(there)}`
  return { ...BLANK, name: label, basisPoints: there, categories: [code], countries: ['FR'], postcodeFrom: '20*' }
})

const exempt = (name: string, note: string, more: Partial<Rate>): Rate => ({
  ...BLANK,
  name,
  note,
  // Goods for the overseas departments count as exports, too.
  vatCategory: 'G',
  keepsNet: true,
  ...more,
})

/** What leaves the VAT territory, or goes to a company in another member state. */
const EXEMPT = [
  exempt('Départements d’outre-mer', 'Exonération de TVA, art. 294 du CGI', {
    countries: ['GP', 'MQ', 'GF', 'RE', 'YT'],
  }),
  exempt('Collectivités d’outre-mer', 'Exonération de TVA, art. 262 I du CGI', {
    countries: ['BL', 'MF', 'PM', 'WF', 'PF', 'NC'],
  }),
  exempt('Entreprises de l’UE avec numéro de TVA', 'Exonération de TVA, art. 262 ter I du CGI', {
    countries: UNION,
    needsVatNumber: true,
    vatCategory: 'K',
  }),
  exempt('Exportations hors de l’UE', 'Exonération de TVA, art. 262 I du CGI', {}),
]

export const FRENCH_RATES: Rate[] = [...AT_HOME, ...IN_CORSICA, ...EXEMPT]
