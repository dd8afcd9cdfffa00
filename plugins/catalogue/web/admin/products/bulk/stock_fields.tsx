import { Select } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { FigureInput } from '#web/admin/form/figure_input'
import { useWords } from '#web/lib/i18n'
import type { ChangeValues } from './change_values'
import type { BulkChoices } from './use_choices'

interface StockFieldsProps {
  values: ChangeValues
  sources: BulkChoices['sources']
  set: (next: Partial<ChangeValues>) => void
}

/** What becomes of the pieces that a source holds. */
export function StockFields({ values, sources, set }: StockFieldsProps) {
  const t = useWords()
  const can = useCan()
  if (!can('catalogue.products.update_inventories') || sources.length === 0) return null
  return (
    <>
      <Select
        label={t('catalogue.product_form.stock')}
        placeholder={t('catalogue.product_list.kept')}
        clearable
        data={(['set', 'add'] as const).map((value) => ({ value, label: t(`catalogue.product_list.stock_${value}`) }))}
        value={values.stockMode || null}
        onChange={(mode) =>
          set({
            stockMode: (mode ?? '') as ChangeValues['stockMode'],
            stockSource: values.stockSource || (sources[0]?.code ?? ''),
          })
        }
      />
      {values.stockMode !== '' && (
        <div className="admin-field-row">
          {sources.length > 1 && (
            <Select
              label={t('catalogue.product_form.source')}
              data={sources.map(({ code, name }) => ({ value: code, label: name }))}
              value={values.stockSource}
              allowDeselect={false}
              onChange={(source) => set({ stockSource: source ?? '' })}
            />
          )}
          <FigureInput
            label={t('catalogue.product_form.quantity')}
            description={values.stockMode === 'add' ? t('catalogue.product_form.quantity_help') : undefined}
            required
            min={values.stockMode === 'set' ? 0 : undefined}
            value={values.stockQuantity}
            onChange={(stockQuantity) => set({ stockQuantity })}
          />
        </div>
      )}
    </>
  )
}
