import { MultiSelect, NumberInput, Select, Stack } from '@mantine/core'
import { DayInput } from '#web/admin/form/day_input'
import { useFigureWriting, useMoneyWriting } from '#web/admin/form/money_writing'
import { useWords } from '#web/lib/i18n'
import { toMinor, toUnits } from '#web/lib/money'
import { useLocale } from '#web/lib/shell'
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
  const isFrench = useLocale() === 'fr_FR'
  const figures = useFigureWriting()
  const money = useMoneyWriting(currency)
  if (mode === '' || mode === 'clear') return null
  const isPercent = mode.endsWith('percent')
  const shared = {
    hideControls: true,
    min: 0,
    required: true,
  }
  return isPercent ? (
    <NumberInput
      {...shared}
      {...figures}
      decimalScale={2}
      label={t('catalogue.product_list.percent')}
      suffix={isFrench ? '\u202f%' : '%'}
      value={percent ?? ''}
      onChange={(value) => onPercent(value === '' ? null : Number(value))}
    />
  ) : (
    <NumberInput
      {...shared}
      {...money}
      label={t('catalogue.product_list.amount')}
      value={amount === null ? '' : toUnits(amount, currency)}
      onChange={(value) => onAmount(value === '' ? null : toMinor(Number(value), currency))}
    />
  )
}
