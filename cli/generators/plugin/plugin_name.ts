import { foldLetters } from '#core/text/letters'

/** The names of a new plugin. */
export interface PluginName {
  /** In snake_case: the folder, and the prefix of every name. */
  id: string
  /** The name as it was typed, for display. */
  label: string
}

/** Words that cannot be an id: reserved words of JavaScript, folders of the product, and invalid file names of some systems. */
const TAKEN = new Set(
  `abstract any api admin arguments as async aux await boolean break case catch class cli com1 con config const
  constructor continue core debugger declare default delete do else enum eval export extends false finally for from
  function get if implements import in infinity instanceof interface is let lpt1 module namespace nan new nul null
  number object of package private prn protected prototype public require return set static string super switch symbol
  tests this throw true try type typeof undefined unknown var void web while with yield`.split(/\s+/)
)

const LONGEST = 40

/**
 * The id of a plugin, made from the typed name. Accents and ligatures are replaced, all else becomes one underscore:
 * `Été` → `ete`, `Gift cards!` → `gift_cards`. An id begins with a letter: `2fa` → `plugin_2fa`. A word
 * that JavaScript or the product reserves gets a suffix: `class` → `class_plugin`. Null when nothing is left, when more
 * than 40 characters are left, and for a path: whoever types one expects the files to be created there.
 */
export function pluginName(typed: string): PluginName | null {
  if (/^[.~]|\//.test(typed.trim())) return null
  const label = typed
    .replace(/[\p{C}\\]/gu, ' ')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim()
  const words = foldLetters(typed)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  if (words === '') return null
  const begun = /^\d/.test(words) ? `plugin_${words}` : words
  const id = TAKEN.has(begun) ? `${begun}_plugin` : begun
  return id.length > LONGEST ? null : { id, label }
}
