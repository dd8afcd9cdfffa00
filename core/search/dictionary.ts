import { soundOf, withoutSilentEnd } from '#core/text/sound'
import { deletions, oneEdit } from '#core/text/typo'

/** So many words added since the table was built are compared one by one, before the table is rebuilt. */
const RECENT = 2_000

/** Most words of a dictionary: a table entry holds a 32-bit hash and the index of a word in one double. */
const MOST = 2_000_000

/** Whether a word may be corrected or be a correction: 4 to 40 letters and nothing else. */
export function isSpelt(word: string): boolean {
  return word.length >= 4 && word.length <= 40 && /^\p{L}+$/u.test(word)
}

/**
 * The words of one language. Finds words within one edit by a table of every word and its deletions (SymSpell), stored as
 * sorted numbers: about 80 bytes per word.
 */
export class Dictionary {
  #known = new Set<string>()
  #words: string[] = []
  #table: Float64Array | null = null
  #tabled = 0
  /** The words sorted by phonetic key. Null until the first use. */
  #sounds: { word: string; sound: string }[] | null = null

  has(word: string): boolean {
    return this.#known.has(word)
  }

  get size(): number {
    return this.#words.length
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (this.#known.has(word) || this.#words.length >= MOST) continue
      this.#known.add(word)
      this.#words.push(word)
    }
  }

  /** Known words with one letter inserted, deleted, replaced or swapped, in alphabetical order. */
  near(word: string): string[] {
    if (!this.#table || this.#words.length - this.#tabled > RECENT) this.#build()
    const found = new Set<string>()
    for (const spelling of [word, ...deletions(word)]) {
      for (const candidate of this.#lookUp(spelling)) {
        if (candidate !== word && oneEdit(word, candidate)) found.add(candidate)
      }
    }
    for (const candidate of this.#words.slice(this.#tabled)) {
      if (candidate !== word && oneEdit(word, candidate)) found.add(candidate)
    }
    return [...found].sort()
  }

  /** Known words with the same phonetic key, in alphabetical order. With `isBeginning`, those that start with it too. */
  alike(word: string, isBeginning: boolean): string[] {
    const sound = soundOf(word)
    const end = withoutSilentEnd(sound)
    const found = new Set<string>()
    for (const known of this.#sounding(end)) {
      if (withoutSilentEnd(known.sound) === end || (isBeginning && known.sound.startsWith(sound))) found.add(known.word)
    }
    return [...found].filter((known) => known !== word).sort()
  }

  /** Words whose phonetic key starts with `beginning`. */
  *#sounding(beginning: string): Generator<{ word: string; sound: string }> {
    const sounds = this.#sounds?.length === this.#words.length ? this.#sounds : this.#sortBySound()
    let low = 0
    for (let high = sounds.length; low < high;) {
      const middle = (low + high) >>> 1
      if ((sounds[middle]?.sound ?? '') < beginning) low = middle + 1
      else high = middle
    }
    for (let known = sounds[low]; known?.sound.startsWith(beginning); known = sounds[++low]) yield known
  }

  #sortBySound(): { word: string; sound: string }[] {
    const sounds = this.#words.map((word) => ({ word, sound: soundOf(word) }))
    return (this.#sounds = sounds.sort((one, other) => (one.sound < other.sound ? -1 : 1)))
  }

  #build(): void {
    const entries: number[] = []
    this.#words.forEach((word, place) => {
      for (const spelling of [word, ...deletions(word)]) entries.push(hash(spelling) * MOST + place)
    })
    this.#table = Float64Array.from(entries).sort()
    this.#tabled = this.#words.length
  }

  *#lookUp(spelling: string): Generator<string> {
    const table = this.#table as Float64Array
    const from = hash(spelling) * MOST
    let low = 0
    for (let high = table.length; low < high;) {
      const middle = (low + high) >>> 1
      if ((table[middle] as number) < from) low = middle + 1
      else high = middle
    }
    for (; low < table.length && (table[low] as number) < from + MOST; low++) {
      yield this.#words[(table[low] as number) - from] as string
    }
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
