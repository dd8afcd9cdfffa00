import { Random } from './random.js'

/** A generated wine: two languages, a dozen attributes, one category of three levels, dishes. */
export interface BenchWine {
  sku: string
  name: { fr_FR: string; en_GB: string }
  description: { fr_FR: string; en_GB: string }
  /** Minor units. */
  price: number
  special: number | null
  stock: number
  attributes: Record<string, string | string[]>
  /** From the top down. */
  category: string[]
  dishes: string[]
}

export const COLOURS = ['rouge', 'blanc', 'rose', 'effervescent', 'doux']
export const GRAPES = [
  'merlot',
  'syrah',
  'grenache',
  'chenin',
  'riesling',
  'gamay',
  'malbec',
  'viognier',
  'cinsault',
  'mourvedre',
  'tannat',
  'savagnin',
]
export const VOLUMES = ['75cl', '150cl', '37-5cl', '50cl']
export const BODIES = ['leger', 'souple', 'charpente', 'puissant']
export const SWEETNESS = ['sec', 'demi-sec', 'moelleux', 'liquoreux']
export const DISHES = [
  'Fromages',
  'Viandes rouges',
  'Volailles',
  'Poissons',
  'Coquillages',
  'Desserts',
  'Gibier',
  'Charcuterie',
  'Cuisine épicée',
  'Apéritif',
]
export const REGIONS = [
  'Bordeaux',
  'Bourgogne',
  'Loire',
  'Rhône',
  'Alsace',
  'Provence',
  'Languedoc',
  'Jura',
  'Savoie',
  'Sud-Ouest',
  'Beaujolais',
  'Champagne',
]

const SYLLABLES = [
  'mar',
  'gau',
  'pau',
  'lac',
  'cha',
  'teau',
  'bel',
  'mont',
  'ri',
  'vage',
  'cler',
  'val',
  'son',
  'dri',
  've',
  'roc',
  'lune',
  'fon',
  'tai',
  'ne',
  'bru',
  'yer',
  'gran',
  'dis',
  'mes',
  'til',
  'ou',
  'che',
  'pier',
  're',
]
const FRENCH =
  'robe profonde nez intense fruits noirs mûrs épices douces bouche ample tanins fins finale longue élevage en fût de chêne vendanges manuelles terroir argilo-calcaire fraîcheur remarquable notes florales agrumes minéralité garde potentielle accord gourmand équilibre élégance puissance finesse cuvée parcellaire levures indigènes'.split(
    ' '
  )
const ENGLISH =
  'deep colour intense nose ripe dark fruit sweet spice ample palate fine tannins long finish oak barrel ageing hand picked clay limestone soil remarkable freshness floral notes citrus minerality keeping potential rich pairing balance elegance power finesse single vineyard native yeast'.split(
    ' '
  )

/** Invented words, so that names differ: the vocabulary a search meets. */
function words(random: Random, count: number): string[] {
  const found = new Set<string>()
  while (found.size < count) {
    const length = random.whole(2, 4)
    found.add(Array.from({ length }, () => random.pick(SYLLABLES)).join(''))
  }
  return [...found]
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** So many wines; the same for the same seed. */
export function* generateWines(count: number, seed = 2026): Generator<BenchWine> {
  const random = new Random(seed)
  const names = words(random, 4_000)
  const producers = words(random, 300).map((word) => `Domaine ${capital(word)}`)
  const places = REGIONS.map((region) => ({ region, appellations: words(random, 6).map(capital) }))
  for (let number = 1; number <= count; number++) yield wine(number, random, { names, producers, places })
}

interface Vocabulary {
  names: string[]
  producers: string[]
  places: { region: string; appellations: string[] }[]
}

function wine(number: number, random: Random, { names, producers, places }: Vocabulary): BenchWine {
  const { region, appellations } = random.pick(places)
  const appellation = random.pick(appellations)
  const colour = random.pick(COLOURS)
  const vintage = String(random.whole(1990, 2024))
  const name = `${random.pick(['Château', 'Clos', 'Cuvée', 'Mas'])} ${capital(random.pick(names))} ${capital(random.pick(names))}`
  const price = random.whole(450, 12_000)
  const text = (vocabulary: string[]) =>
    capital(Array.from({ length: 55 }, () => random.pick(vocabulary)).join(' ')) + '.'
  return {
    sku: `VIN-${String(number).padStart(6, '0')}`,
    name: { fr_FR: `${name} ${vintage}`, en_GB: `${name} ${vintage} ${appellation}` },
    description: { fr_FR: text(FRENCH), en_GB: text(ENGLISH) },
    price,
    special: random.next() < 0.1 ? Math.floor(price * 0.8) : null,
    stock: random.whole(0, 120),
    attributes: {
      colour,
      region,
      appellation,
      producer: random.pick(producers),
      grapes: random.some(GRAPES, random.whole(1, 3)),
      volume: random.pick(VOLUMES),
      body: random.pick(BODIES),
      sweetness: random.pick(SWEETNESS),
      vintage,
      abv: (random.whole(110, 150) / 10).toFixed(1),
      organic: random.next() < 0.3 ? '1' : '0',
    },
    category: ['Vins', region, `${region} ${capital(colour)}`],
    dishes: random.some(DISHES, random.whole(0, 2)),
  }
}
