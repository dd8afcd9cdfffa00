import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'

/** Folds case and accents for comparison: `categ` finds « Catégories ». */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Rank of names for an input: 0 for an exact match, 1 if a name begins with it, 2 if a word does, else 3. */
export function nearness(names: readonly string[], typed: string): number {
  const input = plain(typed)
  const folded = names.map(plain)
  if (folded.includes(input)) return 0
  if (folded.some((name) => name.startsWith(input))) return 1
  return folded.some((name) => name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(input))) ? 2 : 3
}

/**
 * Filters the options of a combobox: an option contains each word of the input, and an exact match comes first, so that the
 * limit never cuts it off. The theme sets it for all fields.
 */
export const closestFirst: OptionsFilter = ({ options, search, limit }) => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options.slice(0, limit)
  const near = (option: ComboboxParsedItem) => ('group' in option ? 0 : nearness(namesOf(option), search))
  return options
    .flatMap((option): ComboboxParsedItem[] => {
      if (!('group' in option)) return holds(namesOf(option), words) ? [option] : []
      const items = closestFirst({ options: option.items, search, limit }) as ComboboxItem[]
      return items.length > 0 ? [{ group: option.group, items }] : []
    })
    .sort((one, other) => near(one) - near(other))
    .slice(0, limit)
}

function holds(names: string[], words: string[]): boolean {
  const text = plain(names.join(' '))
  return words.every((word) => text.includes(word))
}

/** The names of an option. A value is a code that people may type (`FR`), unless it is a row id. */
function namesOf({ label, value }: ComboboxItem): string[] {
  return /^\d+$/.test(value) ? [label] : [label, value]
}
