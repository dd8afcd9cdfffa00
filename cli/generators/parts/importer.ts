import type { Part } from '#cli/generators/parts/part'

/** A dialect: product files of another program, by a table of its columns. */
export const importer: Part = {
  folder: 'importer',
  requires: ['catalogue'],
  add(files, { id, name }) {
    files.manifest(['extends', 'core.importers'], `${id}.${name}`, `() => import('#plugins/${id}/import/${name}')`)
  },
}
