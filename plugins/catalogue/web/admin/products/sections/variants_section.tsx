import { Button, MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { VARIANTS } from './essentials_section'
import { useOptions } from './option_field'
import { VariantRow } from './variant_row'
import { newVariant, type FormAttribute, type ProductValues, type VariantValues } from '../values'
import { chosenOptions, combined } from '../variants'
import { useProductForm } from '../form_data'

/** The variants of a product, one row each. */
export function VariantsSection() {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { groups, product } = useProductForm()
  const variants = (form.values as ProductValues).variants
  const configurable = groups.flatMap(({ attributes }) => attributes.filter(({ isConfigurable }) => isConfigurable))
  const [picked, setPicked] = useState<string[] | null>(null)
  const used = usedOptions(variants, product?.optionAttributes)
  // A single possible attribute needs no choice. It may change with the family.
  const offered = used.length === 0 && configurable.length === 1 ? configurable.map(({ code }) => code) : used
  const codes = picked ?? offered
  const options = chosenOptions(variants, codes)
  const chosen = codes.flatMap((code) => configurable.find((attribute) => attribute.code === code) ?? [])
  const set = (next: VariantValues[]) => form.set('variants', next)
  const choose = (next: string[]) => {
    setPicked(next)
    set(variants.map((variant) => ({ ...variant, options: pick(variant.options, next) })))
  }
  return (
    <FormSection
      id={VARIANTS}
      title={t('catalogue.product_form.variants')}
      help={t('catalogue.product_form.variants_help')}
    >
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
      {!isReadOnly &&
        chosen.map((attribute) => (
          <OptionValues
            key={attribute.code}
            attribute={attribute}
            values={options[attribute.code] ?? []}
            onChange={(values) => set(combined(variants, { ...options, [attribute.code]: values }))}
          />
        ))}
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

interface OptionValuesProps {
  attribute: FormAttribute
  values: string[]
  onChange: (values: string[]) => void
}

/** Which options there are: each makes a variant. */
function OptionValues({ attribute, values, onChange }: OptionValuesProps) {
  const t = useWords()
  const [known, search] = useOptions(attribute)
  return (
    <MultiSelect
      label={t('catalogue.product_form.option_values', { label: attribute.label })}
      data={known.map(({ code, label }) => ({ value: code, label }))}
      value={values}
      onChange={onChange}
      searchable
      onSearchChange={search}
      nothingFoundMessage={t('catalogue.product_form.no_option')}
    />
  )
}

function usedOptions(variants: readonly VariantValues[], known: readonly string[] = []): string[] {
  return [...new Set([...known, ...variants.flatMap(({ options }) => Object.keys(options))])]
}

/** Clears the options of removed attributes. An empty text clears a value. */
function pick(options: Record<string, string>, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([code, value]) => [code, codes.includes(code) ? value : '']))
}
