import { addWords, type Part } from '#cli/generators/parts/part'

/** A block of pages and articles, with the component that shows it. */
export const block: Part = {
  folder: 'block',
  requires: [],
  add(files, { id, name, fr, en }) {
    const module = `() => import('#plugins/${id}/blocks/${name}_block')`
    files.manifest(['extends', 'core.blocks'], `${id}.${name}`, module)
    addWords(files, 'web/lang', { [`${id}.${name}.label`]: { fr_FR: fr, en_GB: en } })
  },
}
