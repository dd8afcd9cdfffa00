import type { Palette } from './palette.js'
import type { Dice } from './seed.js'
import type { Wine } from './wine.js'

/** The words of a label, in the order a reader needs them. */
export interface Words {
  /** "Château", "Domaine", "Maison"… or nothing. */
  kind: string
  /** The estate without its kind. */
  house: string
  /** Who made it: the estate in full, or where it was bottled when the estate is already the name. */
  estate: string
  /** What the bottle is called: the cuvée, else the appellation. */
  name: string
  /** The appellation, where it is not already the name. */
  place: string
  rank: string
  vintage: string
  /** Volume and alcohol, as the law wants them. */
  foot: string
}

/** What a composition draws on: its own origin at the top left, sizes in pixels. */
export interface Sheet {
  w: number
  h: number
  wine: Wine
  words: Words
  palette: Palette
  dice: Dice
}

/** Draws the face of a label, paper included; it is clipped to the label's outline. */
export type Composition = (sheet: Sheet) => string

/** Outline and proportions of the paper. */
export type Form = 'upright' | 'square' | 'low' | 'arched' | 'rounded' | 'torn'

export interface Design {
  draw: Composition
  form: Form
}

const KINDS =
  /^(Château|Domaine|Maison|Cave|Mas|Cascina|Tenuta|Masseria|Corte|Bodega|Celler|Quinta|Weingut|Ktima|Finca) (.*)$/

export function wordsOf(wine: Wine): Words {
  const match = KINDS.exec(wine.estate)
  const kind = match?.[1] ?? ''
  const house = match?.[2] ?? wine.estate
  const chateau = kind === 'Château'
  const name = wine.cuvee || (chateau ? house : wine.appellation)
  const litre = wine.volume.replace('-', ',').replace('cl', ' cl')
  return {
    kind,
    house: house.replace(/^(?:de la |de l’|du |des |de |d’|del |dei |dos |da |am )/, ''),
    estate: chateau && name === house ? 'Mis en bouteille au château' : wine.estate,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    place: name === wine.appellation ? '' : wine.appellation,
    rank: /cru$/.test(wine.appellation) ? '' : wine.rank,
    vintage: wine.vintage,
    foot: `${litre}   ${wine.abv.replace('.', ',')} % vol.`,
  }
}
