import { Button, MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { VariantRow } from './variant_row'
import { newVariant, type ProductValues, type VariantValues } from '../values'
import { useProductForm } from '../form_data'

/** What is sold of a product with variants: a row each, told apart by its options. */
export function VariantsSection() {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { groups, product } = useProductForm()
  const variants = (form.values as ProductValues).variants
  const configurable = groups.flatMap(({ attributes }) => attributes.filter(({ isConfigurable }) => isConfigurable))
  const [codes, setCodes] = useState(() => usedOptions(variants, product?.optionAttributes))
  const chosen = codes.flatMap((code) => configurable.find((attribute) => attribute.code === code) ?? [])
  const set = (next: VariantValues[]) => form.set('variants', next)
  const choose = (next: string[]) => {
    setCodes(next)
    set(variants.map((variant) => ({ ...variant, options: pick(variant.options, next) })))
  }
  return (
    <FormSection title={t('catalogue.product_form.variants')} help={t('catalogue.product_form.variants_help')}>
      <MultiSelect
        label={t('catalogue.product_form.options')}
        data={configurable.map(({ code, label }) => ({ value: code, label }))}
        value={codes}
        onChange={choose}
        searchable
        readOnly={isReadOnly}
        nothingFoundMessage={t('catalogue.product_form.no_configurable')}
        {...(form.errors.variants ? { error: form.errors.variants } : {})}
      />
      <ol className="admin-variants">
        {variants.map((variant, at) => (
          <VariantRow
            key={variant.id ?? `new-${at}`}
            at={at}
            attributes={chosen}
            canRemove={variants.length > 1 && !isReadOnly}
            onRemove={() => set(variants.filter((_, each) => each !== at))}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => set([...variants, { ...newVariant(), price: variants.at(-1)?.price ?? null }])}
          style={{ justifySelf: 'start' }}
        >
          {t('catalogue.product_form.variant_add')}
        </Button>
      )}
    </FormSection>
  )
}

function usedOptions(variants: readonly VariantValues[], known: readonly string[] = []): string[] {
  return [...new Set([...known, ...variants.flatMap(({ options }) => Object.keys(options))])]
}

/** Options that no longer tell variants apart are cleared, which an empty text says. */
function pick(options: Record<string, string>, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([code, value]) => [code, codes.includes(code) ? value : '']))
}
