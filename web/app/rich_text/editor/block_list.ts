import { useEffect, useState } from 'react'
import type { DescribedField } from '#web/fields/field_props'
import { callByName } from '#web/admin/call_by_name'

/** A kind of block as `platform.admin.blocks.index` describes it, in the language of the user. */
export interface DescribedBlock {
  name: string
  label: string
  help: string | null
  icon: string
  group: string
  fields: DescribedField[]
  /** Values that a new block begins with. */
  initial: Record<string, unknown>
  /** Its label in every language: the menu finds it by any of them. */
  words?: string[]
}

let known: Promise<DescribedBlock[]> | null = null

/** The kinds of blocks that the user may add; none until they are read. They are the same in all editors of a page. */
export function useBlockList(isWanted: boolean): readonly DescribedBlock[] {
  const [list, setList] = useState<readonly DescribedBlock[]>([])
  useEffect(() => {
    if (!isWanted) return
    known ??= read()
    known.then(setList, () => {
      // Without an answer the text can still be written; the next editor asks again.
      known = null
    })
  }, [isWanted])
  return list
}

async function read(): Promise<DescribedBlock[]> {
  const answer = await callByName<{ data: DescribedBlock[] }>('GET', 'platform.admin.blocks.index')
  return answer?.data ?? []
}
