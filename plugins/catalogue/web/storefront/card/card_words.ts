import type { CardData } from './card_data'

/** What a card says beside the name. */
interface CardWords {
  /** Region and appellation. */
  origin: string
  producer: string
  vintage: string
}

/** Words that many producers are called by: alone they tell nothing. */
const COMMON = new Set([
  'domaine',
  'domaines',
  'chateau',
  'maison',
  'cave',
  'caves',
  'clos',
  'vignoble',
  'vignobles',
  'famille',
])

/** Letters from which a word tells something. */
const LONG = 4

/** What a card says of a wine: each thing once, so that what its name holds already is left out. */
export function cardWords({ name, attributes }: Pick<CardData, 'name' | 'attributes'>): CardWords {
  const { region, appellation, producer, vintage } = attributes
  const nameWords = new Set(wordsOf(name))
  const isNew = (value: string | undefined): value is string => {
    if (!value) return false
    const words = wordsOf(value)
    const telling = words.filter((word) => word.length >= LONG && !COMMON.has(word))
    return !(telling.length > 0 ? telling : words).every((word) => nameWords.has(word))
  }
  const origin = [...new Set([region?.value, appellation?.value])].filter(isNew)
  return {
    origin: origin.join(' · '),
    producer: isNew(producer?.value) ? producer.value : '',
    vintage: isNew(vintage?.value) ? vintage.value : '',
  }
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
