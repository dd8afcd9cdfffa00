import { DayField, MoneyField, NumberField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { SkuField } from './sku_field'
import { useProductForm } from '../form_data'
import { isPricedByItself, type ProductValues } from '../values'

const SENT = new Set(['simple', 'configurable'])

/** SKU, promotion and parcel of a product with one variant; its price stands above. */
export function PriceSection() {
  const t = useWords()
  const { currency, type } = useProductForm()
  const { priceRule } = useFormContext().form.values as ProductValues
  const isPriced = isPricedByItself(type, priceRule)
  const at = (field: string) => `variants.0.${field}`
  return (
    <FormSection title={t('catalogue.product_form.sale')}>
      <FieldRow>
        <SkuField at={0} />
        <TextField
          name={at('barcode')}
          label={t('catalogue.product_form.barcode')}
          maxLength={64}
          inputMode="numeric"
        />
        {SENT.has(type) && (
          <NumberField name={at('weight')} label={t('catalogue.product_form.weight')} min={0} suffix="g" />
        )}
      </FieldRow>
      {isPriced && (
        <FieldRow>
          <MoneyField name={at('specialPrice')} label={t('catalogue.product_form.special_price')} currency={currency} />
          <DayField name={at('specialFrom')} label={t('catalogue.product_form.special_from')} />
          <DayField
            name={at('specialTo')}
            label={t('catalogue.product_form.special_to')}
            help={t('catalogue.product_form.special_to_help')}
          />
        </FieldRow>
      )}
    </FormSection>
  )
}
