import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** The file of categories and estates that stands beside the products. */
export const taxonomyBeside = (csv: string): string => join(dirname(csv), 'taxonomy.json')

/** What a label and its bottle need to know about a wine. */
export interface Wine {
  /** Name of the picture file, as given in the `images` column. */
  file: string
  sku: string
  region: string
  country: string
  colour: string
  sweetness: string
  /** A rosé, still or sparkling. */
  pink: boolean
  volume: string
  estate: string
  /** Code of the estate: labels of one house are related. */
  estateCode: string
  appellation: string
  /** Name of the wine without appellation, rank and vintage; empty when the appellation says it all. */
  cuvee: string
  /** "Premier cru", "Grand cru" or nothing. */
  rank: string
  /** A year, or nothing for a blend of years. */
  vintage: string
  abv: string
}

type Labels = Map<string, string>

interface TaxonomyFile {
  attributes: { code: string; options: { code: string; label: { fr_FR: string } }[] }[]
}

function labelsOf(taxonomy: TaxonomyFile, code: string): Labels {
  const attribute = taxonomy.attributes.find((candidate) => candidate.code === code)
  return new Map(attribute?.options.map((option) => [option.code, option.label.fr_FR]))
}

/** Words that belong to the appellation, not to the name of the wine. */
const GENERIC = /^(?:(?:premier|grand) cru|rouge|blanc|rosé|brut|sec|rosso|tinto)(?= |$) ?/

function cuveeOf(name: string, appellation: string, estate: string): string {
  const stem = appellation.replace(/ (?:premier|grand) cru$/, '')
  const start = [estate, appellation, stem].find((prefix) => name.startsWith(prefix)) ?? ''
  let rest = name.slice(start.length).trim()
  while (GENERIC.test(rest)) rest = rest.replace(GENERIC, '')
  return rest
}

function rankOf(name: string): string {
  if (name.includes('premier cru')) return 'Premier cru'
  return name.includes('grand cru') ? 'Grand cru' : ''
}

function readRows(csv: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(csv), { columns: true, bom: true })
}

/** Every picture that a CSV in our format names. */
export function readPictures(csv: string): string[] {
  return [...new Set(readRows(csv).flatMap(({ images = '' }) => images.split('|').filter(Boolean)))]
}

/** Reads the wines of a CSV in our format: one a product, that of its first row. */
export function readWines(csv: string, taxonomy: string): Wine[] {
  const rows = readRows(csv)
  const terms = JSON.parse(readFileSync(taxonomy, 'utf8')) as TaxonomyFile
  const appellations = labelsOf(terms, 'appellation')
  const estates = labelsOf(terms, 'producer')
  const wines = new Map<string, Wine>()
  for (const row of rows) {
    const cell = (column: string): string => row[column] ?? ''
    const file = cell('images').split('|')[0] ?? ''
    // Cases show the picture of a wine, and gifts have no bottle.
    if (file === '' || cell('family') !== 'wine' || wines.has(file)) continue
    const vintage = cell('attr.vintage') === 'NM' ? '' : cell('attr.vintage')
    const name = cell('name.fr_FR').replace(new RegExp(` ${vintage}$`), '')
    const appellation = appellations.get(cell('attr.appellation')) ?? ''
    const estate = estates.get(cell('attr.producer')) ?? ''
    wines.set(file, {
      file,
      sku: cell('sku'),
      region: cell('attr.region'),
      country: cell('attr.country'),
      colour: cell('attr.colour'),
      sweetness: cell('attr.sweetness'),
      pink: cell('attr.colour') === 'rose' || /rosé|Cerdon/i.test(name),
      volume: cell('option.volume'),
      estate,
      estateCode: cell('attr.producer'),
      appellation,
      cuvee: cuveeOf(name, appellation, estate),
      rank: rankOf(name),
      vintage,
      abv: cell('attr.abv'),
    })
  }
  return [...wines.values()]
}
