import { MultiSelect, Select, Stack } from '@mantine/core'
import { DayInput } from '#web/admin/form/day_input'
import { FigureInput } from '#web/admin/form/figure_input'
import { MoneyInput } from '#web/admin/form/money_input'
import { useWords } from '#web/lib/i18n'
import { AttributeFields } from './attribute_fields'
import { StockFields } from './stock_fields'
import { useChoices } from './use_choices'
import type { ChangeValues } from './change_values'

export interface BulkChangeFieldsProps {
  values: ChangeValues
  categories: { value: string; label: string }[]
  /** Of the shop's prices. */
  currency: string
  onChange: (values: ChangeValues) => void
}

const PRICE_MODES = ['set', 'raise', 'lower', 'raise_percent', 'lower_percent'] as const
const SPECIAL_MODES = ['set', 'below_percent', 'clear'] as const
const STATUSES = ['draft', 'published', 'private'] as const

/** What is to become of the chosen products; what is left empty stays as it is. */
export function BulkChangeFields({ values, categories, currency, onChange }: BulkChangeFieldsProps) {
  const t = useWords()
  const set = (next: Partial<ChangeValues>) => onChange({ ...values, ...next })
  const modes = (kind: string, keys: readonly string[]) =>
    keys.map((value) => ({ value, label: t(`catalogue.product_list.${kind}_${value}`) }))
  const kept = t('catalogue.product_list.kept')
  const choices = useChoices()
  return (
    <Stack gap="sm">
      <Select
        label={t('catalogue.product_form.price')}
        placeholder={kept}
        clearable
        data={modes('price', PRICE_MODES)}
        value={values.priceMode || null}
        onChange={(mode) => set({ priceMode: (mode ?? '') as ChangeValues['priceMode'] })}
      />
      <Figure
        currency={currency}
        mode={values.priceMode}
        amount={values.priceAmount}
        percent={values.pricePercent}
        onAmount={(priceAmount) => set({ priceAmount })}
        onPercent={(pricePercent) => set({ pricePercent })}
      />
      <Select
        label={t('catalogue.product_form.special_price')}
        placeholder={kept}
        clearable
        data={modes('special', SPECIAL_MODES)}
        value={values.specialMode || null}
        onChange={(mode) => set({ specialMode: (mode ?? '') as ChangeValues['specialMode'] })}
      />
      <Figure
        currency={currency}
        mode={values.specialMode}
        amount={values.specialAmount}
        percent={values.specialPercent}
        onAmount={(specialAmount) => set({ specialAmount })}
        onPercent={(specialPercent) => set({ specialPercent })}
      />
      {(values.specialMode === 'set' || values.specialMode === 'below_percent') && (
        <div className="admin-field-row">
          <DayInput
            label={t('catalogue.product_form.special_from')}
            value={values.from}
            onChange={(from) => set({ from })}
          />
          <DayInput label={t('catalogue.product_form.special_to')} value={values.to} onChange={(to) => set({ to })} />
        </div>
      )}
      <Select
        label={t('catalogue.product_form.status')}
        placeholder={kept}
        clearable
        data={STATUSES.map((value) => ({ value, label: t(`catalogue.product_form.status_${value}`) }))}
        value={values.status || null}
        onChange={(status) => set({ status: status ?? '' })}
      />
      <MultiSelect
        label={t('catalogue.product_list.add_categories')}
        searchable
        data={categories}
        value={values.addCategories}
        onChange={(addCategories) => set({ addCategories })}
      />
      <MultiSelect
        label={t('catalogue.product_list.remove_categories')}
        searchable
        data={categories}
        value={values.removeCategories}
        onChange={(removeCategories) => set({ removeCategories })}
      />
      {choices && <StockFields values={values} sources={choices.sources} set={set} />}
      {choices && (
        <AttributeFields
          values={values}
          attributes={choices.attributes}
          set={set}
          money={(amount, onAmount) => (
            <Figure
              currency={currency}
              mode="set"
              amount={amount}
              percent={null}
              onAmount={onAmount}
              onPercent={() => undefined}
            />
          )}
        />
      )}
    </Stack>
  )
}

interface FigureProps {
  currency: string
  mode: string
  amount: number | null
  percent: number | null
  onAmount: (amount: number | null) => void
  onPercent: (percent: number | null) => void
}

/** By how much: an amount in the shop's currency, or a percentage. */
function Figure({ currency, mode, amount, percent, onAmount, onPercent }: FigureProps) {
  const t = useWords()
  if (mode === '' || mode === 'clear') return null
  return mode.endsWith('percent') ? (
    <FigureInput
      label={t('catalogue.product_list.percent')}
      required
      digits={2}
      unit="%"
      min={0}
      value={percent === null ? null : Math.round(percent * 100)}
      onChange={(value) => onPercent(value === null ? null : value / 100)}
    />
  ) : (
    <MoneyInput
      label={t('catalogue.product_list.amount')}
      required
      currency={currency}
      value={amount}
      onChange={onAmount}
    />
  )
}
