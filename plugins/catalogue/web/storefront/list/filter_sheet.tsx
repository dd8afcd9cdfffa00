import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { Sheet } from '#web/ui/sheet'
import { Facets } from './facets'
import type { ListFacet } from './list_data'
import type { ListControls } from './use_list'

interface FilterSheetProps {
  facets: ListFacet[]
  list: ListControls
  total: number
  isOpen: boolean
  onClose: () => void
}

/** The filters on phones. Each choice applies at once; the button closes the sheet and shows the count. */
export function FilterSheet({ facets, list, total, isOpen, onClose }: FilterSheetProps) {
  const t = useWords()
  return (
    <Sheet
      title={t('catalogue.facets.title')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full" aria-live="polite">
          {t('catalogue.facets.show', { count: total, one: t('shell.goods.one'), many: t('shell.goods.many') })}
        </Button>
      }
    >
      <Facets facets={facets} list={list} formId="filters-sheet" />
    </Sheet>
  )
}
