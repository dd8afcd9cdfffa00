import { Accordion, ActionIcon, Group, Text } from '@mantine/core'
import { DayField, MoneyField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { OptionField } from './option_field'
import { SkuField } from './sku_field'
import { useProductForm } from '../form_data'
import type { FormAttribute, ProductValues, VariantValues } from '../values'

interface VariantRowProps {
  at: number
  attributes: readonly FormAttribute[]
  canRemove: boolean
  onRemove: () => void
}

/** One variant: options, SKU and price in view, the rest beneath. */
export function VariantRow({ at, attributes, canRemove, onRemove }: VariantRowProps) {
  const t = useWords()
  const { currency } = useProductForm()
  const { form } = useFormContext()
  const variant = (form.values as ProductValues).variants[at] as VariantValues
  const path = (field: string) => `variants.${at}.${field}`
  const name = variant.sku || t('catalogue.product_form.variant_number', { number: at + 1 })
  const hasHidden = ['specialFrom', 'specialTo', 'weight', 'barcode'].some((field) => form.errors[path(field)])
  return (
    <li className="admin-variant" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{name}</Text>
        {canRemove && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('catalogue.product_form.variant_remove', { sku: name })}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      <FieldRow>
        {attributes.map((attribute) => (
          <OptionField
            key={attribute.code}
            attribute={{ ...attribute, type: 'select', isRequired: true }}
            name={path(`options.${attribute.code}`)}
          />
        ))}
        <SkuField at={at} />
        <MoneyField name={path('price')} label={t('catalogue.product_form.price')} required currency={currency} />
        <MoneyField name={path('specialPrice')} label={t('catalogue.product_form.special_price')} currency={currency} />
      </FieldRow>
      <Accordion variant="filled" chevronPosition="left" defaultValue={hasHidden ? 'more' : null}>
        <Accordion.Item value="more">
          <Accordion.Control>{t('catalogue.product_form.variant_more')}</Accordion.Control>
          <Accordion.Panel>
            <FieldRow>
              <DayField name={path('specialFrom')} label={t('catalogue.product_form.special_from')} />
              <DayField name={path('specialTo')} label={t('catalogue.product_form.special_to')} />
              <NumberField name={path('weight')} label={t('catalogue.product_form.weight')} min={0} suffix="g" />
              <TextField name={path('barcode')} label={t('catalogue.product_form.barcode')} maxLength={64} />
              <SelectField
                name={path('status')}
                label={t('catalogue.product_form.status')}
                required
                options={['published', 'draft'].map((value) => ({
                  value,
                  label: t(`catalogue.product_form.status_${value}`),
                }))}
              />
            </FieldRow>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </li>
  )
}
