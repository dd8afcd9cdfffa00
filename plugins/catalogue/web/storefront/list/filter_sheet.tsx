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

/** The filters on the phone. Each choice is made at once; the button only says what waits behind the sheet. */
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
