import type { BulkAction, KeptRow } from '#web/admin/table/bulk_action'
import type { Selection } from '#web/admin/table/list_types'
import { useWords } from '#web/lib/i18n'

/** What the server tells of a selection: before and after. */
interface Told {
  data: { gone: { name: string }[]; kept: { name: string; problem: string }[] }
}

interface MassDeletion {
  kind: 'category' | 'dish' | 'attribute'
  permission: string
  preview: (selection: Selection) => Promise<Told | false>
  remove: (selection: Selection) => Promise<Told | false>
}

/** Deletes what was chosen, after saying what goes and what stays. */
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
      const { gone, kept } = told(await preview(selection))
      return { total: gone.length, summary: say('summary', gone.length), rows: [], kept: reasons(kept) }
    },
    run: async (selection) => {
      const { gone, kept } = told(await remove(selection))
      return { outcome: { done: say('done', gone.length), kept: reasons(kept) } }
    },
  }
}

function told(answer: Told | false): Told['data'] {
  return answer ? answer.data : { gone: [], kept: [] }
}

function reasons(kept: Told['data']['kept']): KeptRow[] {
  return kept.map(({ name, problem }) => ({ label: name, reason: problem }))
}
