import { DayField, MoneyField, NumberField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'

const SENT = new Set(['simple', 'configurable'])

/** SKU, prices and parcel of a product with one variant. */
export function PriceSection() {
  const t = useWords()
  const { currency, type } = useProductForm()
  const { priceRule } = useFormContext().form.values as ProductValues
  // What its parts make the price of has none itself.
  const isPriced = type !== 'grouped' && !(type === 'bundle' && priceRule === 'parts')
  const at = (field: string) => `variants.0.${field}`
  return (
    <FormSection title={t('catalogue.product_form.sale')}>
      <FieldRow>
        <TextField
          name={at('sku')}
          label={t('catalogue.product_form.sku')}
          required
          maxLength={64}
          spellCheck={false}
        />
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
        <>
          <FieldRow>
            <MoneyField name={at('price')} label={t('catalogue.product_form.price')} required currency={currency} />
            <MoneyField
              name={at('specialPrice')}
              label={t('catalogue.product_form.special_price')}
              currency={currency}
            />
          </FieldRow>
          <FieldRow>
            <DayField name={at('specialFrom')} label={t('catalogue.product_form.special_from')} />
            <DayField
              name={at('specialTo')}
              label={t('catalogue.product_form.special_to')}
              help={t('catalogue.product_form.special_to_help')}
            />
          </FieldRow>
        </>
      )}
    </FormSection>
  )
}
