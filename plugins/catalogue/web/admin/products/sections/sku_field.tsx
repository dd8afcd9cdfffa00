import { TextField } from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { proposedSku } from '../variants'
import type { ProductValues, VariantValues } from '../values'

/** The SKU of a variant. An empty one is generated from the product and the options. */
export function SkuField({ at }: { at: number }) {
  const t = useWords()
  const values = useFormContext().form.values as ProductValues
  const variant = values.variants[at] as VariantValues
  const proposed = variant.id === undefined ? proposedSku(values, variant) : ''
  return (
    <TextField
      name={`variants.${at}.sku`}
      label={t('catalogue.product_form.sku')}
      required={proposed === ''}
      placeholder={proposed}
      maxLength={64}
      spellCheck={false}
    />
  )
}
