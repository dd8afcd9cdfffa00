import { systemOrigin, type Origin } from '#core/audit/origin'
import { typeOfFile } from '#plugins/cms/errors'

/** Who applies the files of `config/content_types`. */
export const FILE_TYPES = systemOrigin('command', 'config/content_types')

interface TypeRow {
  isOfFile: boolean
  code: string
}

/** Refuses to change or delete a type that a file defines: the next start would undo it. */
export function refuseOfFile({ isOfFile, code }: TypeRow, { actor }: Origin): void {
  if (isOfFile && actor.name !== FILE_TYPES.actor.name) throw typeOfFile({ file: `config/content_types/${code}.ts` })
}
