/** What decides whether a wine is like another. */
export interface DemoWine {
  sku: string
  colour: string
  appellation: string
  region: string
  country: string
  /** In cents. */
  price: number
  /** Can be bought: others may lead to it. */
  isToBeHad: boolean
}

const MOST = 4

/** How far a wine is from another, beside its price: steps of the same height as paying two, four or eight times as much. */
const OTHER_APPELLATION = 1
const OTHER_REGION = 2
const OTHER_COUNTRY = 3

/**
 * For each wine the four most like it: of its colour, from its appellation, region or country, and near in price. The same
 * wines give the same answer.
 */
export function similarWines(wines: readonly DemoWine[]): Map<string, string[]> {
  const offered = wines.filter(({ isToBeHad }) => isToBeHad)
  return new Map(wines.map((wine) => [wine.sku, nearest(wine, offered)]))
}

function nearest(wine: DemoWine, offered: readonly DemoWine[]): string[] {
  return offered
    .filter(({ sku, colour }) => sku !== wine.sku && colour === wine.colour)
    .map((other) => ({ sku: other.sku, distance: distance(wine, other) }))
    .sort((one, two) => one.distance - two.distance || (one.sku < two.sku ? -1 : 1))
    .slice(0, MOST)
    .map(({ sku }) => sku)
}

function distance(one: DemoWine, other: DemoWine): number {
  return Math.abs(Math.log2(one.price / other.price)) + distanceOfPlaces(one, other)
}

function distanceOfPlaces(one: DemoWine, other: DemoWine): number {
  if (one.appellation !== '' && one.appellation === other.appellation) return 0
  if (one.region !== '' && one.region === other.region) return OTHER_APPELLATION
  return one.country === other.country ? OTHER_REGION : OTHER_COUNTRY
}
