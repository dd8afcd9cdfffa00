import { soundOf, spokenEnd } from '#core/text/sound'
import { deletions, oneEdit } from '#core/text/typo'

/** Words added since the table was built are looked through one by one up to this number. */
const RECENT = 2_000

/** More words than fit beside a 32-bit number in a double: the table stops there. */
const MOST = 2_000_000

/** Whether a word may be corrected and may stand in for others: letters only, and enough of them to tell. */
export function isSpelt(word: string): boolean {
  return word.length >= 4 && word.length <= 40 && /^\p{L}+$/u.test(word)
}

/**
 * The words of one language. Finds those within one typing mistake by a table of every word with one letter left out,
 * kept as sorted numbers: about 80 bytes a word.
 */
export class Dictionary {
  #known = new Set<string>()
  #words: string[] = []
  #table: Float64Array | null = null
  #tabled = 0
  /** Places of the words in the order of their sounds, and those sounds; null until somebody asks. */
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

  /** Known words at one letter too many, missing, wrong or swapped, in alphabetical order. */
  near(word: string): string[] {
    if (!this.#table || this.#words.length - this.#tabled > RECENT) this.#build()
    const found = new Set<string>()
    for (const spelling of [word, ...deletions(word)]) {
      for (const candidate of this.#spelt(spelling)) {
        if (candidate !== word && oneEdit(word, candidate)) found.add(candidate)
      }
    }
    for (const candidate of this.#words.slice(this.#tabled)) {
      if (candidate !== word && oneEdit(word, candidate)) found.add(candidate)
    }
    return [...found].sort()
  }

  /** Known words that sound like this one, in alphabetical order; with `isBeginning` those that begin like it too. */
  alike(word: string, isBeginning: boolean): string[] {
    const sound = soundOf(word)
    const end = spokenEnd(sound)
    const found = new Set<string>()
    for (const known of this.#sounding(end)) {
      if (spokenEnd(known.sound) === end || (isBeginning && known.sound.startsWith(sound))) found.add(known.word)
    }
    return [...found].filter((known) => known !== word).sort()
  }

  /** Words whose sound begins so. */
  *#sounding(beginning: string): Generator<{ word: string; sound: string }> {
    const sounds = this.#sounds?.length === this.#words.length ? this.#sounds : this.#listen()
    let low = 0
    for (let high = sounds.length; low < high;) {
      const middle = (low + high) >>> 1
      if ((sounds[middle]?.sound ?? '') < beginning) low = middle + 1
      else high = middle
    }
    for (let known = sounds[low]; known?.sound.startsWith(beginning); known = sounds[++low]) yield known
  }

  #listen(): { word: string; sound: string }[] {
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

  *#spelt(spelling: string): Generator<string> {
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
