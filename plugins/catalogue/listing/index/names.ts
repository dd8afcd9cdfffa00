import { PackedLists, type PackedState } from '#plugins/catalogue/listing/index/packed_lists'

/** `Names` as a snapshot holds them. */
export type NamesState = PackedState<Uint8Array<ArrayBuffer>>

/** Sort keys of the names in one language, by ordinal, as UTF-8: as strings they would take four times as much. */
export class Names {
  readonly #texts = new PackedLists((length) => new Uint8Array(length))

  set(ordinal: number, name: string): void {
    this.#texts.set(ordinal, Buffer.from(name))
  }

  /** As for `Array.sort`, in the order of the bytes, which is that of the databases. */
  compare(one: number, other: number): number {
    const { starts, lengths, items } = this.#texts
    const [a, b] = [starts[one] as number, starts[other] as number]
    const [lengthOfOne, lengthOfOther] = [lengths[one] as number, lengths[other] as number]
    const shared = Math.min(lengthOfOne, lengthOfOther)
    for (let i = 0; i < shared; i++) {
      const difference = (items[a + i] as number) - (items[b + i] as number)
      if (difference !== 0) return difference
    }
    return lengthOfOne - lengthOfOther
  }

  get bytes(): number {
    return this.#texts.bytes
  }

  state(size: number): NamesState {
    return this.#texts.state(size)
  }

  restore(state: NamesState): void {
    this.#texts.restore(state)
  }
}
