import type { BulkAction, UnchangedRow } from '#web/admin/table/bulk_action'
import type { Selection } from '#web/admin/table/list_types'
import { useWords } from '#web/lib/i18n'

/** Response of the preview and of the deletion: deleted and unchanged records. */
interface Result {
  data: { gone: { name: string }[]; kept: { name: string; problem: string }[] }
}

interface MassDeletion {
  kind: 'category' | 'dish'
  permission: string
  preview: (selection: Selection) => Promise<Result | false>
  remove: (selection: Selection) => Promise<Result | false>
}

/** A bulk action that deletes the selected records, with a preview. */
export function useMassDeletion({ kind, permission, preview, remove }: MassDeletion): BulkAction {
  const t = useWords()
  const say = (word: string, count: number) => t(`catalogue.vocabulary.mass_deletion.${kind}.${word}`, { count })
  return {
    key: 'delete',
    label: t('admin.delete'),
    permission,
    tone: 'danger',
    confirm: (count) => say('question', count),
    preview: async (selection) => {
      const { gone, kept } = dataOf(await preview(selection))
      return { total: gone.length, summary: say('summary', gone.length), rows: [], kept: reasons(kept) }
    },
    run: async (selection) => {
      const { gone, kept } = dataOf(await remove(selection))
      return { outcome: { done: say('done', gone.length), kept: reasons(kept) } }
    },
  }
}

function dataOf(answer: Result | false): Result['data'] {
  return answer ? answer.data : { gone: [], kept: [] }
}

function reasons(kept: Result['data']['kept']): UnchangedRow[] {
  return kept.map(({ name, problem }) => ({ label: name, reason: problem }))
}
