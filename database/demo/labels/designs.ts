import { fossil, bubbles, mist, waves } from './art/water.js'
import { crest, parchment, script } from './art/classic.js'
import { chateau } from './art/estate.js'
import { gilt, initial, planes, poster } from './art/letters.js'
import { herbs, leaf, wreath } from './art/garden.js'
import { cadastre, contours, hills, rows } from './art/land.js'
import { moon, mountains, shore, star } from './art/sky.js'
import { pebbles, slate, strata, wall } from './art/stone.js'
import { arches, tiles, village } from './art/town.js'
import type { Design } from './label.js'
import { paletteOf, type Mood, type Palette } from './palette.js'
import { dice } from './seed.js'
import type { Wine } from './wine.js'

const DESIGNS = {
  chateau: { draw: chateau, form: 'upright' },
  crest: { draw: crest, form: 'upright' },
  parchment: { draw: parchment, form: 'square' },
  script: { draw: script, form: 'square' },
  rows: { draw: rows, form: 'upright' },
  hills: { draw: hills, form: 'upright' },
  cadastre: { draw: cadastre, form: 'square' },
  contours: { draw: contours, form: 'upright' },
  wall: { draw: wall, form: 'square' },
  strata: { draw: strata, form: 'upright' },
  pebbles: { draw: pebbles, form: 'square' },
  slate: { draw: slate, form: 'upright' },
  star: { draw: star, form: 'arched' },
  moon: { draw: moon, form: 'square' },
  shore: { draw: shore, form: 'arched' },
  mountains: { draw: mountains, form: 'upright' },
  waves: { draw: waves, form: 'square' },
  fossil: { draw: fossil, form: 'upright' },
  bubbles: { draw: bubbles, form: 'rounded' },
  mist: { draw: mist, form: 'arched' },
  leaf: { draw: leaf, form: 'upright' },
  herbs: { draw: herbs, form: 'square' },
  wreath: { draw: wreath, form: 'rounded' },
  initial: { draw: initial, form: 'upright' },
  poster: { draw: poster, form: 'square' },
  planes: { draw: planes, form: 'torn' },
  gilt: { draw: gilt, form: 'upright' },
  village: { draw: village, form: 'arched' },
  arches: { draw: arches, form: 'upright' },
  tiles: { draw: tiles, form: 'upright' },
} as const satisfies Record<string, Design>

type DesignName = keyof typeof DESIGNS

/** What the name of an estate asks for. The first that matches wins. */
const BY_NAME: readonly (readonly [RegExp, DesignName, Mood])[] = [
  [/murets|escalier|restanque|grangeotte|sept-feixes|capitelle/, 'wall', 'earth'],
  [/galets|caillou|shingle/, 'pebbles', 'earth'],
  [/lunes|nebuleuse|lune-d/, 'moon', 'night'],
  [/anse|scogliu|vigie|rompente|mavri|planche/, 'shore', 'sea'],
  [/salins|gabarres|ecluses|mirevent/, 'waves', 'sea'],
  [/silex|schist|lauze|roc-des|four-a|steinstufen|llicorella/, 'strata', 'earth'],
  [/blauen|ardoise|rocher-fendu|roche-penchee|sciara/, 'slate', 'cold'],
  [/coquilles|ammonites|craie$|motte-crayeuse/, 'fossil', 'classic'],
  [/brume|nebbie|cers|bief/, 'mist', 'cold'],
  [/nev|hivernale|aubisque|dentelle|acequia/, 'mountains', 'cold'],
  [/encalado|socalcos/, 'tiles', 'sea'],
  [/fougeres|genets|sonnailles|olivier|cigali|ginepri-|chevreuils/, 'herbs', 'green'],
  [/ginepri|crinale|spaccata|castagno/, 'hills', 'earth'],
  [/arche-doree|ermita|cave-aux|fico/, 'arches', 'classic'],
  [/cle-de-gres|cigognes/, 'village', 'green'],
  [/peupliers|ormes|avencas|bois/, 'leaf', 'green'],
]

/** What an appellation's estates choose among. */
const BY_REGION: Record<string, readonly (readonly [DesignName, Mood])[]> = {
  'bordeaux': [
    ['chateau', 'classic'],
    ['chateau', 'classic'],
    ['crest', 'classic'],
    ['script', 'classic'],
    ['gilt', 'night'],
    ['chateau', 'gold'],
  ],
  'bourgogne': [
    ['parchment', 'classic'],
    ['cadastre', 'classic'],
    ['parchment', 'gold'],
    ['script', 'classic'],
    ['cadastre', 'earth'],
  ],
  'champagne': [
    ['star', 'gold'],
    ['gilt', 'night'],
    ['star', 'night'],
    ['initial', 'gold'],
    ['crest', 'gold'],
  ],
  'loire': [
    ['rows', 'green'],
    ['leaf', 'green'],
    ['planes', 'bright'],
    ['strata', 'earth'],
    ['initial', 'bright'],
  ],
  'alsace': [
    ['village', 'bright'],
    ['village', 'green'],
    ['leaf', 'green'],
    ['wreath', 'gold'],
  ],
  'rhone': [
    ['contours', 'earth'],
    ['rows', 'earth'],
    ['crest', 'earth'],
    ['herbs', 'green'],
  ],
  'provence': [
    ['shore', 'sea'],
    ['herbs', 'green'],
    ['rows', 'sea'],
  ],
  'languedoc': [
    ['herbs', 'earth'],
    ['poster', 'bright'],
    ['contours', 'earth'],
    ['planes', 'bright'],
  ],
  'roussillon': [
    ['strata', 'earth'],
    ['planes', 'bright'],
    ['gilt', 'night'],
  ],
  'sud-ouest': [
    ['crest', 'classic'],
    ['rows', 'earth'],
    ['chateau', 'classic'],
    ['contours', 'green'],
  ],
  'jura': [
    ['initial', 'bright'],
    ['contours', 'cold'],
    ['wreath', 'gold'],
  ],
  'savoie': [
    ['mountains', 'cold'],
    ['mountains', 'bright'],
  ],
  'beaujolais': [
    ['poster', 'bright'],
    ['rows', 'bright'],
    ['planes', 'bright'],
    ['cadastre', 'bright'],
  ],
  'corse': [
    ['hills', 'sea'],
    ['shore', 'sea'],
    ['contours', 'sea'],
  ],
}

const ABROAD: readonly (readonly [DesignName, Mood])[] = [
  ['hills', 'earth'],
  ['gilt', 'night'],
  ['crest', 'classic'],
  ['planes', 'bright'],
  ['arches', 'earth'],
  ['contours', 'cold'],
]
const SPARKLING: readonly (readonly [DesignName, Mood])[] = [
  ['bubbles', 'gold'],
  ['bubbles', 'cold'],
  ['star', 'gold'],
  ['bubbles', 'bright'],
]
const SWEET: readonly (readonly [DesignName, Mood])[] = [
  ['wreath', 'gold'],
  ['moon', 'gold'],
  ['script', 'gold'],
  ['leaf', 'gold'],
]

function choose(wine: Wine): readonly [DesignName, Mood] {
  const estate = dice(wine.estateCode)
  const cuvee = dice(wine.cuvee + wine.sku)
  if (wine.colour === 'effervescent' && wine.region !== 'champagne') return cuvee.pick(SPARKLING)
  if (wine.colour === 'doux' && wine.region !== 'bordeaux' && cuvee.chance(0.6))
    {return cuvee.pick(SWEET)}
  const named = BY_NAME.find(([pattern]) => pattern.test(wine.estateCode))
  if (named) return [named[1], named[2]]
  return estate.pick(BY_REGION[wine.region] ?? ABROAD)
}

/** The label of a wine: one composition and one set of colours an estate, with exceptions for bubbles and sweet wines. */
export function designOf(wine: Wine): { name: DesignName; design: Design; palette: Palette } {
  const [name, mood] = choose(wine)
  return {
    name,
    design: DESIGNS[name],
    palette: paletteOf(mood, dice(`${wine.estateCode}/${mood}/${wine.colour}`)),
  }
}
